import type { Plugin } from 'postcss';

/** At-rules that stay outside of the layer: layers of the file itself, and rules that no layer can hold. */
const ownPlace = new Set(['layer', 'property', 'import']);

/** What components of all rooms use, each of which may change it. */
const isShared = (file: string) => /[/\\]app[/\\](?:ui|pictures)[/\\]/.test(file);

/**
 * Puts the styles of components, and the shared ones below them, into layers, so that the order of modules does not matter;
 * app/styles/layers.css has the order of layers.
 */
export const componentLayer: Plugin = {
  postcssPlugin: 'component-layer',
  Once(root, { AtRule }) {
    const file = root.source?.input.file;
    if (!file?.endsWith('.module.css')) return;
    const nodes = root.nodes.filter((node) => node.type !== 'atrule' || !ownPlace.has(node.name));
    root.prepend(
      new AtRule({ name: 'layer', params: isShared(file) ? 'shared' : 'components' }).append(nodes),
    );
  },
};
