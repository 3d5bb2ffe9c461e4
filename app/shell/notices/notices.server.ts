import { createHash } from 'node:crypto';
import { content } from '../../content/content.server.ts';
import { renderMarkdown } from '../../i18n/markdown.server.ts';
import { isShownOn } from './pages.ts';
import { today } from '../../days.ts';
import { localeOf } from '../../paths.ts';

/** A notice whose words have changed is another one to those who dismissed it. */
const versionOf = (words: object) =>
  createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 8);

/** Finds the notices that a page has on a day. */
export function noticesOn(pathname: string, known = content(), day = today()) {
  const locale = localeOf(pathname);
  return known.notices
    .filter(
      ({ facts: { from, until, pages } }) =>
        from <= day && day <= until && isShownOn(pages, pathname),
    )
    .map(({ id, facts: { kind, until }, translations }) => ({
      id,
      kind,
      until,
      version: `${id}.${versionOf(translations)}`,
      title: translations[locale].frontMatter.title,
      html: renderMarkdown(translations[locale].body, locale),
    }));
}
export type Notice = ReturnType<typeof noticesOn>[number];
