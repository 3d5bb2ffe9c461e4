import type { Plugin, Rolldown } from 'vite';

/** Where the styles wait for `inline-head.ts`, which writes them into every page. */
export const stylesFile = 'styles.css';

/**
 * Gathers the styles of all chunks, in the order of their imports, in one file that no chunk asks
 * for: pages carry them, so nothing is fetched for the first paint nor at a change of page.
 */
export const inlineStyles = (): Plugin => ({
  name: 'inline-styles',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
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
      chunk.viteMetadata?.importedCss.clear();
    };
    for (const file of Object.values(bundle)) if (file.type === 'chunk') walk(file);

    const source = [...sheets].map((name) => {
      const sheet = bundle[name];
      delete bundle[name];
      return sheet?.type === 'asset' ? String(sheet.source) : '';
    });
    this.emitFile({ type: 'asset', fileName: stylesFile, source: source.join('') });
  },
});
