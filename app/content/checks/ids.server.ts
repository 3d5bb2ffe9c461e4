import { locales, type Locale } from '../../locales.ts';
import type { Content } from '../collections.server.ts';
import { problem, type ContentProblem } from '../problem.ts';
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
      ...ids.filter((id) => !said.includes(id)).map((id) => problem(file, list, 'noWords', { id })),
      ...said
        .filter((id, at) => !ids.includes(id) || said.indexOf(id) < at)
        .map((id) => problem(file, list, 'strangeWords', { id })),
    ];
  });

function problemsOfSights({ folder, facts, translations }: Content['destinations'][number]) {
  const known = idsOf(facts.sights);
  const problemsOf = (file: string, field: string, ids: readonly string[]) =>
    ids.filter((id) => !known.includes(id)).map((id) => problem(file, field, 'sight', { id }));
  const file = `${folder}/facts.json`;
  return [
    ...problemsOf(
      file,
      'closings',
      facts.closings.map(({ sight }) => sight),
    ),
    ...facts.sights.flatMap(({ within }, at) =>
      within === undefined || [...known, ...idsOf(facts.bases)].includes(within)
        ? []
        : problem(file, `sights.${at}.within`, 'entry', { id: within }),
    ),
    ...facts.photos.flatMap(({ sight }, at) =>
      problemsOf(file, `photos.${at}.sight`, sight === undefined ? [] : [sight]),
    ),
    ...locales.flatMap((locale) =>
      translations[locale].frontMatter.plan.flatMap(({ sights }, at) =>
        problemsOf(wordsFile(folder, locale), `plan.${at}.sights`, sights),
      ),
    ),
  ];
}

/** What hangs on an id is there, in each language. */
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
