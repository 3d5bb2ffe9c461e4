import type { Plugin, Rolldown } from 'vite';

/** Where the styles wait for `inline-head.ts`, which writes them into every page. */
export const stylesFile = 'styles.css';

/**
 * Routes of subjects whose styles pages for reading do not carry. They share one sheet: the policy for
 * browsers names each by its hash, and is sent with every file.
 */
const apart = /\/routes\/(?:plan|trips?|when-to-go|month|search|take-along|styleguide)\.tsx/;

/** The sheets of chunks and of all that they import, those of imports first. */
function sheetsOf(chunks: readonly Rolldown.OutputChunk[], bundle: Rolldown.OutputBundle) {
  const sheets = new Set<string>();
  const seen = new Set<Rolldown.OutputChunk>();
  const walk = (chunk: Rolldown.OutputChunk) => {
    if (seen.has(chunk)) return;
    seen.add(chunk);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') walk(imported);
    }
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) sheets.add(sheet);
  };
  for (const chunk of chunks) walk(chunk);
  return sheets;
}

/** Takes sheets out of the bundle, and gives what stands in them. */
const takeOut = (sheets: Iterable<string>, bundle: Rolldown.OutputBundle) =>
  [...sheets]
    .map((name) => {
      const sheet = bundle[name];
      delete bundle[name];
      return sheet?.type === 'asset' ? String(sheet.source) : '';
    })
    .join('');

/**
 * Gathers the styles of pages for reading, in the order of their imports, in one file that no chunk asks
 * for: pages carry them, so nothing is fetched for the first paint nor at a change of page. Those of the
 * subjects apart become one sheet that their chunks ask for.
 */
export const inlineStyles = (): Plugin => ({
  name: 'inline-styles',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const routes = chunks.filter(({ isEntry }) => isEntry);
    const isApart = ({ facadeModuleId }: Rolldown.OutputChunk) => apart.test(facadeModuleId ?? '');
    const shared = sheetsOf(
      routes.filter((route) => !isApart(route)),
      bundle,
    );
    const own = sheetsOf(routes.filter(isApart), bundle).difference(shared);
    const sheet = this.emitFile({
      type: 'asset',
      name: 'tools.css',
      source: takeOut(own, bundle),
    });
    for (const { viteMetadata } of chunks) {
      for (const name of shared) viteMetadata?.importedCss.delete(name);
      for (const name of own) {
        if (viteMetadata?.importedCss.delete(name)) {
          viteMetadata.importedCss.add(this.getFileName(sheet));
        }
      }
    }
    this.emitFile({ type: 'asset', fileName: stylesFile, source: takeOut(shared, bundle) });
  },
});
