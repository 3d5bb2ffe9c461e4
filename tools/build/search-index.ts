import type { Plugin } from 'vite';
import { isLocale, locales, type Locale } from '../../app/locales.ts';
import { namesFile, textsFile } from '../../app/search/index-files.server.ts';

const moduleId = 'virtual:search-index';
const resolved = `\0${moduleId}`;

const sources = { names: namesFile, texts: textsFile };

const kinds = ['names', 'texts'] as const;
type Kind = (typeof kinds)[number];

const isKind = (value: string | undefined): value is Kind => kinds.some((kind) => kind === value);

export const searchFilePattern = (locale: Locale) =>
  new RegExp(`^/assets/search-(?:${kinds.join('|')})-${locale}\\.`);

const sourceOf = (locale: Locale, kind: Kind) => JSON.stringify(sources[kind](locale));

/** Built on each request during development. */
const devPath = '/@search-index/';

/** `virtual:search-index` exports the addresses of each language's files. */
export const searchIndex = (): Plugin => ({
  name: 'search-index',
  resolveId: { filter: { id: new RegExp(`^${moduleId}$`) }, handler: () => resolved },
  load: {
    filter: { id: new RegExp(`^${resolved}$`) },
    handler() {
      const { command } = this.environment.config;
      const addressOf = (locale: Locale, kind: Kind) => {
        if (command === 'serve') return `'${devPath}${locale}/${kind}'`;
        // The server never searches.
        if (this.environment.name !== 'client') return `''`;
        const file = this.emitFile({
          type: 'asset',
          name: `search-${kind}-${locale}.json`,
          source: sourceOf(locale, kind),
        });
        return `import.meta.ROLLUP_FILE_URL_${file}`;
      };
      const addresses = locales.map((locale) => {
        const files = kinds.map((kind) => `${kind}: ${addressOf(locale, kind)}`);
        return `${locale}: { ${files.join(', ')} }`;
      });
      return `export default { ${addresses.join(', ')} };`;
    },
  },
  configureServer({ middlewares }) {
    middlewares.use(devPath, (request, response, next) => {
      const [locale, kind] = request.url?.slice(1).split('/') ?? [];
      if (!isLocale(locale) || !isKind(kind)) return next();
      response.setHeader('Content-Type', 'application/json');
      response.end(sourceOf(locale, kind));
    });
  },
});
