import { describe, expect, test } from 'vitest';
import { origin } from '../../app/site.ts';
import { locales } from '../../app/locales.ts';
import { textOf } from '../../app/i18n/markdown.server.ts';
import { pageThatShows } from '../../app/shell/notices/pages.ts';
import { today } from '../../app/days.ts';
import { inLocale, paths } from '../../app/paths.ts';
import { all, attribute, pages, readSite } from '../support/site.ts';
import { content } from '../support/texts.ts';
import { childrenOf, childText, parseXml } from '../support/xml.ts';

const day = today();

describe.each(locales)('the feed of the guide in %s', (locale) => {
  const feed = parseXml(readSite(paths.feed(locale)));
  const entries = childrenOf(feed, 'entry');
  const linkOf = (element: typeof feed, rel?: string) =>
    childrenOf(element, 'link')
      .filter(({ attributes }) => attributes['rel'] === rel)
      .map(({ attributes }) => attributes['href']);

  test('is an Atom feed in its language with its address and its subject', () => {
    const { name, attributes } = feed;
    expect([name, attributes['xmlns'], attributes['xml:lang']]).toEqual([
      'feed',
      'http://www.w3.org/2005/Atom',
      locale,
    ]);
    expect(linkOf(feed, 'self')).toEqual([origin + paths.feed(locale)]);
    expect(linkOf(feed)).toEqual([origin + paths.guide(locale)]);
    expect(childText(feed, 'id')).toBe(origin + paths.guide(locale));
    expect(childText(feed, 'title')).toContain(content.site.name[locale]);
    expect(childrenOf(feed, 'author').map((author) => childText(author, 'name'))).toEqual([
      content.site.name[locale],
    ]);
  });

  test('has every notice of today, then every article with its words and the day of its facts', () => {
    expect(
      entries.map((entry) => ({
        id: childText(entry, 'id'),
        links: linkOf(entry),
        title: childText(entry, 'title'),
        summary: childText(entry, 'summary'),
        updated: childText(entry, 'updated'),
      })),
    ).toEqual([
      ...content.notices
        .filter(({ facts }) => facts.from <= day && day <= facts.until)
        .map(({ id, facts, translations }) => ({
          id: `${origin + paths.home(locale)}#${id}`,
          links: [`${origin + inLocale(pageThatShows(facts.pages), locale)}#notice-${id}`],
          title: translations[locale].frontMatter.title,
          summary: textOf(translations[locale].body),
          updated: `${facts.from}T00:00:00Z`,
        })),
      ...content.articles.map(({ id, facts, translations }) => ({
        id: origin + paths.article(locale, id),
        links: [origin + paths.article(locale, id)],
        title: translations[locale].frontMatter.title,
        summary: translations[locale].frontMatter.excerpt,
        updated: `${facts.factsChecked}T00:00:00Z`,
      })),
    ]);
  });

  test('is as new as its newest entry', () => {
    const days = entries.map((entry) => childText(entry, 'updated') ?? '');
    expect(childText(feed, 'updated')).toBe(days.toSorted().at(-1));
  });

  test('is linked by the pages of the guide only', () => {
    const naming = pages
      .filter((page) => page.locale === locale)
      .filter((page) =>
        all(page, 'link[type="application/atom+xml"]').some(
          (link) => attribute(link, 'href') === origin + paths.feed(locale),
        ),
      );
    expect(naming.map(({ address }) => address)).toEqual(
      pages
        .map(({ address }) => address)
        .filter((address) => address.startsWith(paths.guide(locale))),
    );
  });
});
