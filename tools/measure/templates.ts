import type { Locale } from '../../app/locales.ts';
import { pageRows } from '../../app/pages.ts';
import { paths } from '../../app/paths.ts';

type AddressIn = (locale: Locale) => string;

/** One page of every kind that is composed in its own way: what is measured and photographed. */
const templates: ReadonlyMap<string, AddressIn> = new Map([
  ...pageRows.flatMap(({ id, entries }): [string, AddressIn][] => [
    [id, (locale) => paths[id](locale)],
    ...(entries
      ? [
          [entries.file, (locale) => `${paths[id](locale)}/${entries.sample}`] satisfies [
            string,
            AddressIn,
          ],
        ]
      : []),
  ]),
  ['not-found', paths.notFound],
  ['destination-not-found', (locale) => paths.destination(locale, '404')],
]);

/** The address of a template's page. @throws {Error} if there is no such template. */
export function addressOf(template: string, locale: Locale) {
  const address = templates.get(template);
  if (!address) throw new Error(`There is no template "${template}"`);
  return address(locale);
}

export const templateNames = [...templates.keys()];
