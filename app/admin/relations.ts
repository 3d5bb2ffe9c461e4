import { illustrations, scenes } from '../art/manifest.ts';
import { localeInfo, locales } from '../locales.ts';
import type { Part } from './part.ts';
import type { Form } from './words.ts';

type Options = Record<string, unknown>;

/** The field by which an entry is called. */
export const titleFields: Readonly<Record<string, string>> = {
  destinations: 'title',
  trips: 'title',
  guide: 'title',
  answers: 'question',
  experiences: 'name',
  people: 'name',
  notices: 'title',
  reviews: 'name',
  departures: 'start',
};

const inFile = (file: string, list: string, value: string, ...shown: string[]): Options => ({
  collection: '_singletons',
  file,
  value_field: `${list}.*.${value}`,
  display_fields: shown.map((field) => `${list}.*.${field}`),
});

const inPlaces = (list: string, value: string, shown: string): Options => ({
  collection: 'destinations-facts',
  value_field: `${list}.*.${value}`,
  display_fields: [`${list}.*.${shown}`],
});

/** Typed in the facts of a place, because an entry that is not saved yet offers nothing of its own. */
const inThisPlace = ({ file }: Form, list: string, value: string, shown: string) =>
  file === 'facts'
    ? undefined
    : {
        ...inPlaces(list, value, shown),
        filters: [{ field: 'slug', values: ['{{slug}}'] }],
      };

function listOf(relation: string, form: Form): Options | undefined {
  const { locale } = form;
  const name = `name.${locale}`;
  const title = titleFields[relation];
  if (title !== undefined) {
    const collection = relation;
    return { collection, value_field: '{{slug}}', display_fields: [title], search_fields: [title] };
  }
  const lists: Record<string, Options | undefined> = {
    tags: inFile('tags', 'tags', 'id', name),
    gateways: inFile('legs', 'gateways', 'id', name),
    // A town has several airports.
    airports: inFile('legs', 'airports', 'key', 'key', name),
    motorways: inFile('legs', 'motorways', 'key', name),
    basesOfStop: inPlaces('bases', 'id', name),
    sights: inThisPlace(form, 'sights', 'id', 'sign'),
    anySight: inPlaces('sights', 'id', 'sign'),
  };
  return lists[relation];
}

/** What `meta({ relation })` of a schema names; others are typed. */
export function relationOf({ relation }: Part, form: Form): Options | undefined {
  if (relation === undefined) return undefined;
  if (relation === 'scenes') return { widget: 'select', options: Object.keys(scenes) };
  if (relation === 'illustrations')
    return { widget: 'select', options: Object.keys(illustrations) };
  if (relation === 'locales') {
    const options = locales.map((value) => ({ value, label: localeInfo[value].name }));
    return { widget: 'select', options };
  }
  const list = listOf(relation, form);
  return list && { widget: 'relation', ...list };
}
