import { locales, type Locale } from '../../locales.ts';
import type { Content } from '../collections.server.ts';
import { problem, type ContentProblem } from '../problem.ts';
import { unknownIds } from './references.server.ts';
import { wordsFile } from '../words-file.ts';

type Item = { id: string };
type Said<List extends string> = {
  folder: string;
  translations: Record<Locale, { frontMatter: Record<List, readonly Item[]> }>;
};

const twice = (ids: readonly string[]) => ids.filter((id, at) => ids.indexOf(id) < at);

const idsOf = (items: readonly Item[]) => items.map(({ id }) => id);

/** `ids` are those of the facts. */
const problemsOfList = <List extends string>(
  { folder, translations }: Said<List>,
  list: List,
  ids: readonly string[],
) =>
  locales.flatMap((locale) => {
    const file = wordsFile(folder, locale);
    const said = idsOf(translations[locale].frontMatter[list]);
    return [
      ...unknownIds(file, list, ids, said, 'noWords'),
      ...unknownIds(file, list, said, ids, 'strangeWords'),
      ...twice(said).map((id) => problem(file, list, 'strangeWords', { id })),
    ];
  });

function problemsOfPlace({ folder, facts, translations }: Content['destinations'][number]) {
  const known = idsOf(facts.sights);
  const bases = idsOf(facts.bases);
  const file = `${folder}/facts.json`;
  const closed = facts.closings.map(({ sight }) => sight);
  return [
    ...twice(bases).map((id) => problem(file, 'bases', 'baseTwice', { id })),
    ...unknownIds(file, 'nightBases', facts.nightBases, bases, 'nightBase'),
    ...unknownIds(file, 'closings', closed, known, 'sight'),
    ...facts.sights.flatMap(({ within }, at) =>
      unknownIds(file, `sights.${at}.within`, [within], [...known, ...bases]),
    ),
    ...facts.photos.flatMap(({ sight }, at) =>
      unknownIds(file, `photos.${at}.sight`, [sight], known, 'sight'),
    ),
    ...locales.flatMap((locale) =>
      translations[locale].frontMatter.plan.flatMap(({ sights }, at) =>
        unknownIds(wordsFile(folder, locale), `plan.${at}.sights`, sights, known, 'sight'),
      ),
    ),
  ];
}

/** Every id in the facts has its words in each language. */
export const problemsOfIds = ({ destinations, articles, months }: Content): ContentProblem[] => [
  ...destinations.flatMap(problemsOfPlace),
  ...destinations.flatMap((entry) => [
    ...problemsOfList(entry, 'sights', idsOf(entry.facts.sights)),
    ...problemsOfList(entry, 'illustrations', entry.facts.illustrations),
  ]),
  ...articles.flatMap((entry) =>
    problemsOfList(entry, 'illustrations', idsOf(entry.facts.illustrations)),
  ),
  ...months.flatMap((entry) => [
    ...problemsOfList(entry, 'happens', idsOf(entry.facts.happens)),
    ...problemsOfList(entry, 'leaveOut', entry.facts.leaveOut),
  ]),
];
