import type { Locale } from '../../app/locales.ts';
import { pageRows } from '../../app/pages.ts';
import { paths } from '../../app/paths.ts';

type AddressIn = (locale: Locale) => string;

/** One page of each kind. */
const templates: ReadonlyMap<string, AddressIn> = new Map([
  ...pageRows.flatMap(({ id, entries }): (readonly [string, AddressIn])[] => [
    [id, (locale) => paths[id](locale)],
    ...(entries
      ? [[entries.file, (locale: Locale) => `${paths[id](locale)}/${entries.sample}`] as const]
      : []),
  ]),
  ['not-found', paths.notFound],
  ['destination-not-found', (locale) => paths.destination(locale, '404')],
]);

/** @throws {Error} if there is no such template. */
export function addressOf(template: string, locale: Locale) {
  const address = templates.get(template);
  if (!address) throw new Error(`There is no template "${template}"`);
  return address(locale);
}

export const templateNames = [...templates.keys()];
