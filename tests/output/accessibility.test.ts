import { expect, test } from 'vitest';
import { efforts, type Effort } from '../../app/content/efforts.ts';
import { paths } from '../../app/paths.ts';
import { email } from '../../app/site.ts';
import { effortOf, longestDay } from '../../app/trips/effort.server.ts';
import { all, attribute, pages, pagesAt, textOf } from '../support/site.ts';
import { content, translate } from '../support/texts.ts';

const found = pagesAt(paths.accessibility);

const easiestFirst = <Row extends { level: Effort }>(rows: readonly Row[]) =>
  efforts.flatMap((effort) => rows.filter(({ level }) => level === effort));

test.each(found)('$address has the effort of every trip and place, easiest first', (page) => {
  const { locale } = page;
  const t = translate[locale];
  const rows = all(page, '#effort tbody tr').flatMap((row) =>
    row
      .querySelectorAll('th a')
      .map((link) => ({ to: attribute(link, 'href'), text: textOf(row) })),
  );
  const wanted = [
    ...easiestFirst(
      content.trips.map(({ id, facts, translations }) => ({
        to: paths.trip(locale, id),
        level: effortOf(facts),
        says: [translations[locale].frontMatter.effort, longestDay(locale, facts)],
      })),
    ),
    ...easiestFirst(
      content.destinations.map(({ id, facts, translations }) => ({
        to: paths.destination(locale, id),
        level: facts.effort,
        says: [translations[locale].frontMatter.effort],
      })),
    ),
  ];
  expect(rows.map(({ to }) => to)).toEqual(wanted.map(({ to }) => to));
  const missing = wanted.flatMap(({ level, says }, at) =>
    [t(`trips.effort.${level}`), ...says].filter((words) => !rows[at]?.text.includes(words)),
  );
  expect(missing).toEqual([]);
});

test.each(found)('$address says how to ask', (page) => {
  const links = all(page, '#accessibility-ask a').map((link) => attribute(link, 'href'));
  expect(links).toContain(`mailto:${email}`);
});

test.each(pages)('$address leads to the page about accessibility', (page) => {
  const links = all(page, 'body > footer a').map((link) => attribute(link, 'href'));
  expect(links).toContain(paths.accessibility(page.locale));
});
