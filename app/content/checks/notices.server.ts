import type { Content } from '../collections.server.ts';
import { noticePages } from '../schemas/notice.ts';
import { problem, type ContentProblem } from '../problem.ts';

export function problemsOfNotices({ site, notices }: Content): ContentProblem[] {
  const pages = noticePages(site);
  return notices.flatMap(({ folder, facts: { from, until, pages: named } }) => {
    const file = `${folder}/facts.json`;
    return [
      ...(until < from ? [problem(file, 'until', 'lastDay', { from, until })] : []),
      ...named
        .filter((page) => !pages.includes(page))
        .map((address) => problem(file, 'pages', 'noPage', { address })),
    ];
  });
}
