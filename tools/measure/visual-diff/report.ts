/** A photograph that is not as it was; its pictures are `<name>.{before,after,diff}.png`. */
export type Change = { name: string; ratio: number };

export const percent = (ratio: number) => `${(ratio * 100).toFixed(ratio < 0.001 ? 4 : 1)} %`;

const style = `
body { margin: 2rem; font: 1rem/1.5 sans-serif; background: Canvas; color: CanvasText; color-scheme: light dark; }
section { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; margin-block-end: 3rem; }
h2 { grid-column: 1 / -1; margin: 0; font-size: 1rem; }
img { inline-size: 100%; border: 1px solid; }
`;

const section = ({ name, ratio }: Change) =>
  `<section id="${name}"><h2>${name}: ${percent(ratio)}</h2>` +
  ['before', 'after', 'diff']
    .map((kind) => `${name}.${kind}.png`)
    .map((file) => `<a href="${file}"><img src="${file}" alt="${file}" loading="lazy"></a>`)
    .join('') +
  '</section>';

/** A page that shows what changed, the largest change first. */
export function reportPage(changes: readonly Change[], photographs: number, base: string) {
  const sorted = changes.toSorted((one, other) => other.ratio - one.ratio);
  const sum = `${changes.length} of ${photographs} photographs differ from ${base}`;
  const list = sorted.map(
    ({ name, ratio }) => `<li><a href="#${name}">${name}</a>: ${percent(ratio)}</li>`,
  );
  return (
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${sum}</title>` +
    `<style>${style}</style><h1>${sum}</h1><ul>${list.join('')}</ul>` +
    sorted.map(section).join('')
  );
}
