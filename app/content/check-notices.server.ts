import { locales } from '../locales.ts';
import type { Content } from './collections.server.ts';
import { problemsOfLine } from './markdown.server.ts';
import { longestNotice, noticePages } from './notice-schemas.ts';

export function problemsOfNotices({ site, notices }: Content): string[] {
  const pages = noticePages(site);
  return notices.flatMap(({ folder, facts, translations }) => [
    ...(facts.until < facts.from
      ? [`content/${folder}/facts.json: until: ${facts.until} is before "from", ${facts.from}`]
      : []),
    ...facts.pages
      .filter((page) => !pages.includes(page))
      .map((page) => `content/${folder}/facts.json: pages: there is no page "${page}"`),
    ...locales.flatMap((locale) =>
      problemsOfLine(translations[locale].body, longestNotice).map(
        (problem) => `content/${folder}/${locale}.md: ${problem}`,
      ),
    ),
  ]);
}
