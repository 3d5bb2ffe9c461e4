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
      ...said
        .filter((id, at) => !ids.includes(id) || said.indexOf(id) < at)
        .map((id) => problem(file, list, 'strangeWords', { id })),
    ];
  });

function problemsOfSights({ folder, facts, translations }: Content['destinations'][number]) {
  const known = idsOf(facts.sights);
  const file = `${folder}/facts.json`;
  const closed = facts.closings.map(({ sight }) => sight);
  return [
    ...unknownIds(file, 'closings', closed, known, 'sight'),
    ...facts.sights.flatMap(({ within }, at) =>
      unknownIds(file, `sights.${at}.within`, [within], [...known, ...idsOf(facts.bases)]),
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
  ...destinations.flatMap(problemsOfSights),
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
