import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Where the styles of all pages wait for `inline-head.ts`, which writes them into each. */
export const coreSheet = 'styles.css';

/** The order of layers, which a browser takes from the first sheet that names one. */
const layers = readFileSync(join(import.meta.dirname, '../../app/styles/layers.css'), 'utf8');

/** The sheets of chunks and of all that they import. */
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

/** The kind of page that a chunk is the script of, as its route's file is named. */
const kindOf = ({ facadeModuleId }: Rolldown.OutputChunk) =>
  /\/app\/routes\/([\w-]+)\.tsx/.exec(facadeModuleId ?? '')?.[1];

/**
 * Makes two sheets a page of the many that the bundler makes: one of what stands on every page or is used
 * by most kinds of pages, which no chunk asks for, because every page carries it; and one of all else
 * that its kind uses. Chunks that come when they are needed, such as the search's dialog, keep theirs.
 */
export const inlineStyles = (): Plugin => ({
  name: 'inline-styles',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const needs = new Map(chunks.map((chunk) => [chunk, sheetsOf([chunk], bundle)]));
    const needsOf = (chunk: Rolldown.OutputChunk) => needs.get(chunk) ?? new Set<string>();

    const entries = chunks.filter(({ isEntry }) => isEntry);
    const pages = entries.filter(kindOf);
    const frame = sheetsOf(
      entries.filter((entry) => !kindOf(entry)),
      bundle,
    );
    const isCore = (sheet: string) =>
      frame.has(sheet) ||
      pages.filter((page) => needsOf(page).has(sheet)).length > pages.length / 2;
    const all = [...sheetsOf(chunks, bundle)];
    const core = all.filter(isCore);
    const others = all.filter((sheet) => !isCore(sheet));
    const textOf = (sheets: readonly string[]) =>
      sheets
        .map((name) => bundle[name])
        .map((sheet) => (sheet?.type === 'asset' ? String(sheet.source) : ''))
        .join('');

    for (const chunk of chunks) {
      const asked = chunk.viteMetadata?.importedCss;
      asked?.clear();
      const own = others.filter((sheet) => needsOf(chunk).has(sheet));
      const kind = kindOf(chunk);
      if (kind && own.length > 0) {
        const sheet = this.emitFile({ type: 'asset', name: `${kind}.css`, source: textOf(own) });
        asked?.add(this.getFileName(sheet));
      } else if (chunk.isDynamicEntry) {
        for (const sheet of own) asked?.add(sheet);
      }
    }
    this.emitFile({ type: 'asset', fileName: coreSheet, source: layers + textOf(core) });
  },
});
