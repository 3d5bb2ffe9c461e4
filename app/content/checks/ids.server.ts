import { locales, type Locale } from '../../locales.ts';
import type { Content } from '../collections.server.ts';
import { problem, type ContentProblem } from '../problem.ts';
import { wordsFile } from '../words-file.ts';

type Item = { id: string };
type List = {
  folder: string;
  list: string;
  /** In the facts. */
  ids: readonly string[];
  wordsIn: (locale: Locale) => readonly Item[];
};

const idsOf = (items: readonly Item[]) => items.map(({ id }) => id);

const problemsOfList = ({ folder, list, ids, wordsIn }: List) =>
  locales.flatMap((locale) => {
    const file = wordsFile(folder, locale);
    const said = idsOf(wordsIn(locale));
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
  ...[
    ...destinations.map(({ folder, facts, translations }): List => ({
      folder,
      list: 'sights',
      ids: idsOf(facts.sights),
      wordsIn: (locale) => translations[locale].frontMatter.sights,
    })),
    ...destinations.map(({ folder, facts, translations }): List => ({
      folder,
      list: 'illustrations',
      ids: facts.illustrations,
      wordsIn: (locale) => translations[locale].frontMatter.illustrations,
    })),
    ...articles.map(({ folder, facts, translations }): List => ({
      folder,
      list: 'illustrations',
      ids: idsOf(facts.illustrations),
      wordsIn: (locale) => translations[locale].frontMatter.illustrations,
    })),
    ...months.map(({ folder, facts, translations }): List => ({
      folder,
      list: 'happens',
      ids: idsOf(facts.happens),
      wordsIn: (locale) => translations[locale].frontMatter.happens,
    })),
    ...months.map(({ folder, facts, translations }): List => ({
      folder,
      list: 'leaveOut',
      ids: facts.leaveOut,
      wordsIn: (locale) => translations[locale].frontMatter.leaveOut,
    })),
  ].flatMap(problemsOfList),
];
