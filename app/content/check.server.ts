import { defaultLocale, locales } from '../locales.ts';
import { pagesOf } from '../paths.ts';
import type { Content } from './load.server.ts';
import { problemsOfBody } from './markdown.server.ts';
import { problemsOfMessages } from './messages.server.ts';

/** What no single file can show: references between files, and languages that disagree. */
export function problemsOfContent(content: Content): string[] {
  const { site, destinations, articles, experiences, answers, blocks } = content;
  const addresses = new Set(pagesOf(defaultLocale, site));
  const tagIds = new Set(content.tags.map((tag) => tag.id));

  const tags = destinations.flatMap(({ folder, facts }) =>
    facts.tags
      .filter((tag) => !tagIds.has(tag))
      .map((tag) => `content/${folder}/facts.json: tags: "${tag}" is not in content/tags.json`),
  );

  const references = [...articles, ...experiences].flatMap(({ folder, facts }) =>
    facts.destinations
      .filter((id) => !site.destinations.includes(id))
      .map((id) => `content/${folder}/facts.json: destinations: there is no "${id}"`),
  );

  const bodies = [...destinations, ...articles, ...experiences, ...answers, ...blocks].flatMap(
    (entry) =>
      locales.flatMap((locale) =>
        problemsOfBody(entry.words[locale].body, addresses).map(
          (problem) => `content/${entry.folder}/${locale}.md: ${problem}`,
        ),
      ),
  );

  const photoAlts = [...destinations, ...articles].flatMap(({ folder, facts, words }) =>
    locales
      .filter((locale) => words[locale].words.photoAlts.length !== facts.photos.length)
      .map(
        (locale) =>
          `content/${folder}/${locale}.md: photoAlts: expected ${facts.photos.length}, ` +
          `one for each photo in facts.json`,
      ),
  );

  const sights = destinations.flatMap(({ folder, facts, words }) =>
    locales
      .filter((locale) => words[locale].words.sights.length !== facts.sights.length)
      .map(
        (locale) =>
          `content/${folder}/${locale}.md: sights: expected ${facts.sights.length}, ` +
          `one for each sight in facts.json`,
      ),
  );

  return [
    ...tags,
    ...references,
    ...bodies,
    ...photoAlts,
    ...sights,
    ...problemsOfMessages(content.messages, defaultLocale),
  ];
}
