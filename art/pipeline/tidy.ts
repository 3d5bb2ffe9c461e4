/** Drawings are kept without what their editor notes, an element on each line: a diff shows what was drawn. */

import { type CustomPlugin, optimize } from 'svgo';

/** Inkscape names every element, `path123`; what nothing refers to may go without. */
const withoutNumbers = (svg: string): CustomPlugin => ({
  name: 'without-numbers',
  fn: () => ({
    element: {
      enter({ name, attributes }) {
        const { id = '' } = attributes;
        if (new RegExp(`^${name}\\d`).test(id) && !svg.includes(`#${id}`)) delete attributes['id'];
        if (name === 'svg') delete attributes['version'];
      },
    },
  }),
});

/** The same drawing in the form that the repository keeps. */
export const tidied = (svg: string): string =>
  optimize(svg, {
    js2svg: { pretty: true, indent: 1, eol: 'lf', finalNewline: true },
    plugins: [
      withoutNumbers(svg),
      'removeXMLProcInst',
      'removeComments',
      'removeMetadata',
      'removeEditorsNSData',
      'removeUnusedNS',
      'sortAttrs',
    ],
  }).data;
