/** Class names that apply, in one string. */
export const classes = (...names: (string | false | undefined)[]) =>
  names.filter(Boolean).join(' ') || undefined;
