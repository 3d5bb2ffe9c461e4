import { locales } from '../../locales.ts';
import type { Content } from '../collections.server.ts';
import { problemsOfLine } from '../markdown.server.ts';
import { longestNotice, noticePages } from '../schemas/notice.ts';
import { problem, type ContentProblem } from '../problem.ts';
import { wordsFile } from '../words-file.ts';

export function problemsOfNotices({ site, notices }: Content): ContentProblem[] {
  const pages = noticePages(site);
  return notices.flatMap(({ folder, facts, translations }) => [
    ...(facts.until < facts.from
      ? [
          problem(`${folder}/facts.json`, 'until', 'lastDay', {
            from: facts.from,
            until: facts.until,
          }),
        ]
      : []),
    ...facts.pages
      .filter((page) => !pages.includes(page))
      .map((address) => problem(`${folder}/facts.json`, 'pages', 'noPage', { address })),
    ...locales.flatMap((locale) =>
      problemsOfLine(wordsFile(folder, locale), translations[locale].body, longestNotice),
    ),
  ]);
}
