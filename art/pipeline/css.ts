/** CSS as text, in the shape the formatter would give it. */

/** As exact as can be seen: a fifth of a pixel on the widest of screens. Less will do for what fits to nothing. */
export const percent = (part: number, whole: number, decimals = 2): string =>
  `${Number(((part / whole) * 100).toFixed(decimals))}%`;

const indent = (css: string): string => css.replace(/^(?=.)/gm, '  ');

export const rule = (selector: string, declarations: Record<string, string>): string => {
  const lines = Object.entries(declarations).map(([property, value], i, all) => {
    const begins = property.startsWith('--') && i > 0 && !all[i - 1]?.[0].startsWith('--');
    return `${begins ? '\n' : ''}  ${property}: ${value};\n`;
  });
  return `${selector} {\n${lines.join('')}}\n`;
};

export const media = (query: string, ...rules: readonly string[]): string =>
  `@media ${query} {\n${indent(rules.join('\n'))}}\n`;

/** Among the site's components: app/styles/index.css has the order of layers. */
export const inComponents = (css: string): string => `@layer components {\n${indent(css)}}\n`;
