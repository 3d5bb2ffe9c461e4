/** Memoizes: an `Intl` formatter takes longer to construct than to use a hundred times. */
function memoize<Args extends unknown[], Made>(make: (...args: Args) => Made) {
  const cache = new Map<string, Made>();
  return (...args: Args): Made => {
    const key = JSON.stringify(args);
    const made = cache.get(key) ?? make(...args);
    cache.set(key, made);
    return made;
  };
}

type Of<Class extends new (...args: never[]) => unknown> = ConstructorParameters<Class>;

export const formatters = {
  getNumberFormat: memoize(
    (...args: Of<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
  ),
  getDateTimeFormat: memoize(
    (...args: Of<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
  ),
  getListFormat: memoize((...args: Of<typeof Intl.ListFormat>) => new Intl.ListFormat(...args)),
  getPluralRules: memoize((...args: Of<typeof Intl.PluralRules>) => new Intl.PluralRules(...args)),
};
