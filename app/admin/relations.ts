import { illustrations, scenes } from '../pictures/art/manifest.ts';
import { type Locale, localeInfo, locales } from '../locales.ts';
import type { Part } from './part.ts';

type Options = Readonly<Record<string, unknown>>;

const titles: Readonly<Record<string, string>> = {
  answers: 'question',
  experiences: 'name',
  people: 'name',
  reviews: 'name',
  departures: 'start',
};
/** The field by which an entry is called. */
export const titleOf = (kind: string) => titles[kind] ?? 'title';

const select = (options: readonly unknown[]): Options => ({ widget: 'select', options });

/** Of a list in the facts of places, or in a single file. */
const fromList = (where: Options, list: string, value: string, ...shown: string[]): Options => ({
  widget: 'relation',
  ...where,
  value_field: `${list}.*.${value}`,
  display_fields: shown.map((field) => `${list}.*.${field}`),
});

const single = (file: string): Options => ({ collection: '_singletons', file });
const places: Options = { collection: 'destinations-facts' };
const thisPlace: Options = { ...places, filters: [{ field: 'slug', values: ['{{slug}}'] }] };

/** What `meta({ relation })` of a schema offers: a list of these, or the entries of a kind. */
export function relationOf({ relation }: Part, locale: Locale): Options | undefined {
  if (relation === undefined) return undefined;
  const name = `name.${locale}`;
  const lists: Record<string, Options> = {
    scenes: select(Object.keys(scenes)),
    illustrations: select(Object.keys(illustrations)),
    locales: select(locales.map((value) => ({ value, label: localeInfo[value].name }))),
    pictures: { widget: 'image', choose_url: false },
    tags: fromList(single('tags'), 'tags', 'id', name),
    gateways: fromList(single('legs'), 'gateways', 'id', name),
    // A town has several airports.
    airports: fromList(single('legs'), 'airports', 'key', 'key', name),
    motorways: fromList(single('legs'), 'motorways', 'key', name),
    basesOfStop: fromList(places, 'bases', 'id', name),
    anySight: fromList(places, 'sights', 'id', 'sign'),
    sights: fromList(thisPlace, 'sights', 'id', 'sign'),
  };
  return (
    lists[relation] ?? {
      widget: 'relation',
      collection: relation,
      value_field: '{{slug}}',
      display_fields: [titleOf(relation)],
    }
  );
}
