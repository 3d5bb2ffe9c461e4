import type { Plugin } from 'postcss';

/** What an `@layer` of the file, or a rule that no layer can hold, is not in. */
const ownPlace = new Set(['layer', 'property', 'import']);

/**
 * Puts the styles of components into the layer of that name, so that the order of their modules does not matter;
 * app/styles/layers.css has the order of layers.
 */
export const componentLayer: Plugin = {
  postcssPlugin: 'component-layer',
  Once(root, { AtRule }) {
    if (!root.source?.input.file?.endsWith('.module.css')) return;
    const nodes = root.nodes.filter((node) => node.type !== 'atrule' || !ownPlace.has(node.name));
    root.prepend(new AtRule({ name: 'layer', params: 'components' }).append(nodes));
  },
};
