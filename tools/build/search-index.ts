import type { Plugin } from 'vite';
import { searchEntries, spellings } from '../../app/search/search.server.ts';
import { isLocale, locales, type Locale } from '../../app/locales.ts';
import { makeIndex } from '../../app/search/make-index.ts';

const asked = 'virtual:search-index';
const resolved = `\0${asked}`;

/** How the name of a language's index begins, before what the bundler puts behind it. */
export const searchIndexName = (locale: Locale) => `search-${locale}`;

const sourceOf = (locale: Locale) =>
  JSON.stringify(makeIndex(locale, searchEntries(locale), spellings(locale)));

/** While developing, made anew whenever it is asked for. */
const whileDeveloping = '/@search-index/';

/**
 * `virtual:search-index` says where the browser finds the index of each language: a file that is named
 * by its content and fetched when somebody searches.
 */
export const searchIndex = (): Plugin => ({
  name: 'search-index',
  resolveId: { filter: { id: new RegExp(`^${asked}$`) }, handler: () => resolved },
  load: {
    filter: { id: new RegExp(`^${resolved}$`) },
    handler() {
      const { command } = this.environment.config;
      // The server never searches.
      const isClient = this.environment.name === 'client';
      const addresses = locales.map((locale) => {
        if (command === 'serve') return `${locale}: '${whileDeveloping}${locale}'`;
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
    middlewares.use(whileDeveloping, (request, response, next) => {
      const locale = request.url?.slice(1);
      if (!isLocale(locale)) return next();
      response.setHeader('Content-Type', 'application/json');
      response.end(sourceOf(locale));
    });
  },
});
