/** Keeps what was made: an `Intl` formatter takes longer to make than to use a hundred times. */
function keep<Args extends unknown[], Made>(make: (...args: Args) => Made) {
  const kept = new Map<string, Made>();
  return (...args: Args): Made => {
    const key = JSON.stringify(args);
    const made = kept.get(key) ?? make(...args);
    kept.set(key, made);
    return made;
  };
}

type Of<Class extends new (...args: never[]) => unknown> = ConstructorParameters<Class>;

export const formatters = {
  getNumberFormat: keep((...args: Of<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args)),
  getDateTimeFormat: keep(
    (...args: Of<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
  ),
  getListFormat: keep((...args: Of<typeof Intl.ListFormat>) => new Intl.ListFormat(...args)),
  getPluralRules: keep((...args: Of<typeof Intl.PluralRules>) => new Intl.PluralRules(...args)),
};
