export type Token = { name: string; value: string };

/** What tokens can be, each known by its name or value; the first that fits holds. */
const kinds: readonly (readonly [kind: string, name: RegExp, value: RegExp])[] = [
  ['Raw colours', /^/, /^#|^rgb\(/],
  ['Colours by purpose', /^/, /^light-dark\(|^var\(/],
  ['Light over pictures', /^/, /gradient\(/],
  ['Type sizes', /^--size-/, /^/],
  ['Typefaces', /^--(?:font|weight|leading|tracking)-/, /^/],
  ['Elevation', /^--shadow-/, /^/],
  ['Layers', /^--layer-/, /^/],
  ['Durations', /^/, /^[\d.]+m?s$/],
  ['Easings', /^/, /^(?:cubic-bezier\(|linear\(|ease)/],
  ['Space', /^--(?:space-|gutter)/, /^/],
  ['Measures', /^--(?:measure|page|page-top|toolbar|offer|forward)$/, /^/],
  ['Corners and lines', /^--(?:radius|hairline)/, /^/],
];

export const tokenKinds = [...kinds.map(([kind]) => kind), 'Other'];

export const kindOf = ({ name, value }: Token) =>
  kinds.find(([, names, values]) => names.test(name) && values.test(value))?.[0] ?? 'Other';

/** The custom properties of every rule for `:root` that holds on a screen, as they are written. */
function declared(rule: CSSRule): Token[] {
  if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) return [];
  if (rule instanceof CSSStyleRule && rule.selectorText === ':root') {
    return [...rule.style]
      .filter((name) => name.startsWith('--'))
      .map((name) => ({ name, value: rule.style.getPropertyValue(name).trim() }));
  }
  if (rule instanceof CSSImportRule)
    return [...(rule.styleSheet?.cssRules ?? [])].flatMap(declared);
  return rule instanceof CSSGroupingRule ? [...rule.cssRules].flatMap(declared) : [];
}

/** Every token that the stylesheets declare, in their order; the same sheet may be there twice. */
export const tokensOf = (sheets: Iterable<CSSStyleSheet>): Token[] => {
  const tokens = [...sheets].flatMap((sheet) => [...sheet.cssRules].flatMap(declared));
  return [...new Map(tokens.map((token) => [token.name, token])).values()];
};
