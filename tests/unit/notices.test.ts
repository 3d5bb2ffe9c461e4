import { describe, expect, test } from 'vitest';
import { noticePages } from '../../app/content/schemas/notice.ts';
import { isShownOn, pageThatShows } from '../../app/shell/notices/pages.ts';
import { locales } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { noticesOn } from '../../app/shell/notices/notices.server.ts';
import { known } from '../support/made-up-pages.tsx';
import { titleOfNotice } from '../support/made-up.ts';

const [someDay, lastDay] = ['2026-11-27', '2026-01-10'];

const on = (address: string, day = someDay) => noticesOn(address, known, day).map(({ id }) => id);

describe.each(locales)('notices in %s', (locale) => {
  test('are on every page, or on those that they name', () => {
    expect(on(paths.home(locale))).toEqual(['now']);
    expect(on(paths.trips(locale))).toEqual(['now', 'here']);
    expect(on(paths.trip(locale, 'first-visit'))).toEqual(['now']);
    expect(on(paths.guide(locale))).toEqual(['now', 'here']);
    expect(on(paths.article(locale, 'istanbul'))).toEqual(['now', 'here']);
    expect(on(paths.notFound(locale))).toEqual(['now']);
  });

  test('are written with their title and a link to the page in this language', () => {
    const [now] = noticesOn(paths.home(locale), known, someDay);
    expect(now?.title).toBe(titleOfNotice('now', locale));
    expect(now?.html).toContain(`href="${paths.contact(locale)}"`);
  });

  test('are there from their first day to their last', () => {
    expect(on(paths.home(locale), '2025-12-31')).toEqual([]);
    expect(on(paths.home(locale), lastDay)).toEqual(['now', 'over']);
    expect(on(paths.home(locale), '2026-01-11')).toEqual(['now']);
    expect(on(paths.destinations(locale), '2098-12-31')).toEqual(['now']);
    expect(on(paths.destinations(locale), '2099-01-01')).toEqual(['now', 'coming']);
  });
});

test('a notice with other words is another version, in every language', () => {
  const versions = locales.map(
    (locale) => noticesOn(paths.home(locale), known, someDay)[0]?.version,
  );
  expect(new Set(versions).size).toBe(1);
  const changed = structuredClone(known);
  const [first] = changed.notices;
  if (first) first.translations.ar.body = 'نص آخر.';
  expect(noticesOn('/', changed, someDay)[0]?.version).not.toBe(versions[0]);
});

test('the pages of a notice exist, further pages of a list follow the first', () => {
  for (const page of noticePages(known.site)) {
    expect(isShownOn([page], pageThatShows([page]))).toBe(true);
  }
  expect(isShownOn(['/destinations'], '/tr/destinations/page/2')).toBe(true);
  expect(isShownOn(['/destinations'], '/destinations/ephesus')).toBe(false);
  expect(isShownOn(['/plan/*'], '/plan')).toBe(true);
  expect(pageThatShows([])).toBe('/');
});
