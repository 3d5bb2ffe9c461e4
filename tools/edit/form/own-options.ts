import { inEachLocale } from '../../../app/locales.ts';
import type { Option } from '../titles.ts';
import { inside } from './inside.ts';

/* What a field can be chosen from that the entry itself has, as it is typed now. */

function itemsOf(facts: unknown, name: string): unknown[] {
  const list = inside(facts, name);
  return Array.isArray(list) ? list : [];
}

function textIn(value: unknown, name: string) {
  const text = inside(value, name);
  return typeof text === 'string' ? text : '';
}

/** Without items that have no id yet. */
const optionsIn = (facts: unknown, list: string, nameOf: (item: unknown) => Option['names']) =>
  itemsOf(facts, list)
    .map((item): Option => ({ id: textIn(item, 'id'), names: nameOf(item) }))
    .filter(({ id }) => id !== '');

export const baseOptions = (facts: unknown) =>
  optionsIn(facts, 'bases', (base) =>
    inEachLocale((locale) => textIn(inside(base, 'name'), locale) || textIn(base, 'id')),
  );

const sightOptions = (facts: unknown) =>
  optionsIn(facts, 'sights', (sight) =>
    inEachLocale(() => textIn(sight, 'sign') || textIn(sight, 'id')),
  );

/** Where those of a trip's stop are among the relations. */
export const basesOfPlace = (place: string) => `bases/${place}`;

type Relations = Readonly<Record<string, Option[]>>;

/** @param path Of the field, such as `stops.1.bases.0`. */
type OptionsOf = (facts: unknown, path: string, relations: Relations) => Option[];

export const ownRelations: Readonly<Record<string, OptionsOf>> = {
  bases: baseOptions,
  sights: sightOptions,
  closedSights(facts) {
    const closed = new Set(itemsOf(facts, 'closings').map((closing) => textIn(closing, 'sight')));
    return sightOptions(facts).filter(({ id }) => closed.has(id));
  },
  basesOfStop(facts, path, relations) {
    const [, at] = path.split('.');
    const stop = itemsOf(facts, 'stops')[Number(at)];
    return relations[basesOfPlace(textIn(stop, 'place'))] ?? [];
  },
};

export const optionsOfRelation = (
  relations: Relations,
  relation: string,
  facts: unknown,
  path: string,
): Option[] => ownRelations[relation]?.(facts, path, relations) ?? relations[relation] ?? [];
