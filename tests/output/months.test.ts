import { expect, test } from 'vitest';
import { monthOf, today } from '../../app/days.ts';
import { monthNames } from '../../app/i18n/format.ts';
import { getMonth } from '../../app/months/months.server.ts';
import { locales } from '../../app/locales.ts';
import { monthIds } from '../../app/pages.ts';
import { paths } from '../../app/paths.ts';
import { all, attribute, decode, only, pageAt, textOf } from '../support/site.ts';
import { content, translate } from '../support/texts.ts';

const cases = locales.flatMap((locale) =>
  monthIds.map((id) => ({ locale, id, address: paths.month(locale, id) })),
);

const linksIn = (address: string, within: string) =>
  all(pageAt(address), `${within} a`).map((link) => attribute(link, 'href'));

test.each(cases)('$address ranks every place for walking', ({ locale, id, address }) => {
  const expected = getMonth(locale, id).places.map((place) => paths.destination(locale, place.id));
  expect(linksIn(address, 'li[data-place] h3')).toEqual(expected);
  expect(expected).toHaveLength(content.destinations.length);
});

test.each(cases)('$address has all its facts', ({ locale, id, address }) => {
  const page = pageAt(address);
  const text = decode(textOf(only(page, 'main')));
  const known = getMonth(locale, id);
  const promised = [
    known.title,
    known.subtitle,
    known.move,
    ...known.pack,
    ...known.happens.flatMap((thing) => thing.texts),
    ...known.leaveOut.flatMap((thing) => thing.texts),
    ...known.places.flatMap(({ light }) => [light.sunrise, light.sunset, light.length]),
    ...known.holidays.flatMap(({ entries }) => entries.map(({ name }) => name)),
    known.knownTo.holidays,
  ];
  expect(promised.length).toBeGreaterThan(25);
  expect(promised.filter((words) => !words || !text.includes(words))).toEqual([]);
  expect(all(page, '[data-map] ol a')).toHaveLength(content.destinations.length);
  expect(all(page, '[data-map] a[data-month]')).toHaveLength(content.destinations.length);
});

test.each(cases)('$address calls no place unsuitable for what it lacks', ({ locale, address }) => {
  const t = translate[locale];
  for (const wish of ['balloons', 'snow', 'green'] as const) {
    const said = all(pageAt(address), `li[data-wish="${wish}"]`).map(textOf);
    expect(said).toHaveLength(content.destinations.length);
    const unsuitable = `${t(`when.wish.${wish}`)}: ${t('when.fit.no')}`;
    expect(said).not.toContain(unsuitable.replaceAll('\u00A0', ' '));
  }
});

test.each(locales)('the tables of the year in %s mark the month of the build', (locale) => {
  const { long } = monthNames(locale)[monthOf(today())] ?? {};
  for (const address of [paths.guide(locale), paths.destination(locale, 'istanbul')]) {
    const marked = all(pageAt(address), 'th')
      .filter((th) => attribute(th, 'aria-current') === 'date')
      .map(textOf);
    expect(new Set(marked.map((text) => text.trim().endsWith(long ?? '')))).toEqual(
      new Set([true]),
    );
  }
});

test.each(locales)('the overview of months in %s links to every month and is linked', (locale) => {
  const months = monthIds.map((id) => paths.month(locale, id));
  const year = paths.whenToGo(locale);
  expect(linksIn(year, 'main ol')).toEqual(months);
  for (const address of [paths.home(locale), paths.guide(locale), ...months]) {
    expect(linksIn(address, 'main')).toContain(year);
  }
  const fromIstanbul = linksIn(paths.destination(locale, 'istanbul'), '#best-time');
  expect(fromIstanbul).toContain(paths.month(locale, 'may'));
  expect(fromIstanbul).not.toContain(paths.month(locale, 'january'));
});
