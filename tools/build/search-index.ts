import type { Plugin } from 'vite';
import { searchEntries, spellings } from '../../app/search/search.server.ts';
import { isLocale, locales, type Locale } from '../../app/locales.ts';
import { makeIndex } from '../../app/search/make-index.ts';

const moduleId = 'virtual:search-index';
const resolved = `\0${moduleId}`;

/** Without the hash that the bundler adds. */
export const searchIndexName = (locale: Locale) => `search-${locale}`;

const sourceOf = (locale: Locale) =>
  JSON.stringify(makeIndex(locale, searchEntries(locale), spellings(locale)));

/** Built on each request during development. */
const devPath = '/@search-index/';

/** `virtual:search-index` exports the address of each language's index. */
export const searchIndex = (): Plugin => ({
  name: 'search-index',
  resolveId: { filter: { id: new RegExp(`^${moduleId}$`) }, handler: () => resolved },
  load: {
    filter: { id: new RegExp(`^${resolved}$`) },
    handler() {
      const { command } = this.environment.config;
      const isClient = this.environment.name === 'client';
      const addresses = locales.map((locale) => {
        if (command === 'serve') return `${locale}: '${devPath}${locale}'`;
        if (!isClient) return `${locale}: ''`;
        const file = this.emitFile({
          type: 'asset',
          name: `${searchIndexName(locale)}.json`,
          source: sourceOf(locale),
        });
        return `${locale}: import.meta.ROLLUP_FILE_URL_${file}`;
      });
      return `export default { ${addresses.join(', ')} };`;
    },
  },
  configureServer({ middlewares }) {
    middlewares.use(devPath, (request, response, next) => {
      const locale = request.url?.slice(1);
      if (!isLocale(locale)) return next();
      response.setHeader('Content-Type', 'application/json');
      response.end(sourceOf(locale));
    });
  },
});
