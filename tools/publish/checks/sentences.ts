import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import type { Content } from '../../../app/content/collections.server.ts';
import { inLocale, paths } from '../../../app/paths.ts';
import type { Locale } from '../../../app/locales.ts';
import { filesBelow } from '../../build/files.ts';
import { whereOf } from '../../edit/where.ts';
import { sayIn } from '../../edit/words.ts';
import type { Finding } from './finding.ts';

export type Sentence = {
  /** The page, or the file of a text that is not built yet. */
  where: string;
  says: string;
  /** What to do about it. */
  mend: string;
};

/** The folder of the entry that a page shows. */
function entryOf(content: Content, address: string) {
  const english = inLocale(address, 'en');
  const shown = [
    ...content.destinations.map(({ id, folder }) => [paths.destination('en', id), folder] as const),
    ...content.articles.map(({ id, folder }) => [paths.article('en', id), folder] as const),
    ...content.trips.map(({ id, folder }) => [paths.trip('en', id), folder] as const),
    ...content.months.map(({ id, folder }) => [`${paths.whenToGo('en')}/${id}`, folder] as const),
  ];
  return shown.find(([page]) => page === english)?.[1];
}

/** Puts findings into words; the same one on several pages is said once. */
export function sentencesOf(
  locale: Locale,
  findings: readonly Finding[],
  { content, folder }: { content: Content; folder: string },
): Sentence[] {
  const t = sayIn(locale);
  const sources = filesBelow(folder, '.md', '.json').map((file) => ({
    file: relative(folder, file).replaceAll(sep, '/'),
    text: readFileSync(file, 'utf8').replaceAll(/\s+/g, ' '),
  }));
  const entriesOf = ({ page, written }: Finding) => {
    const files = written
      ? sources.filter(({ text }) => text.includes(written)).map(({ file }) => file)
      : [];
    const own = entryOf(content, page);
    const places = files.length > 0 ? files : [own].filter((entry) => entry !== undefined);
    const names = places.map((file) => whereOf(folder, file)[locale]);
    return names.length > 0 ? names.slice(0, 3).join(', ') : t('publish.elsewhere');
  };
  const groups = Map.groupBy(findings, ({ name, values }) => JSON.stringify([name, values]));
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { name, page, values } = first;
    return [
      {
        where: group.length > 1 ? t('publish.morePages', { page, count: group.length - 1 }) : page,
        says: t(`check.${name}`, values),
        mend: t(`mend.${name}`, { ...values, entry: entriesOf(first), example: '{brand}' }),
      },
    ];
  });
}
