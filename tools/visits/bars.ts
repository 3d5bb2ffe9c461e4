import { dateOf } from '../../app/days.ts';
import { localeInfo, type Locale } from '../../app/locales.ts';
import { escape, htmlRow } from '../report/html.ts';
import type { Counted, Visits } from './count.ts';
import { sayIn } from './words.ts';

const longestList = 25;

export function speechOf(locale: Locale) {
  const { intl } = localeInfo[locale];
  const say = sayIn(locale);
  const numbers = new Intl.NumberFormat(intl);
  const days = new Intl.DateTimeFormat(intl, { dateStyle: 'long', timeZone: 'UTC' });
  const countries = new Intl.DisplayNames(intl, { type: 'region' });
  return {
    say,
    number: (value: number) => numbers.format(value),
    day: (day: string) => days.format(dateOf(day)),
    country: (id: string) => (/^[A-Z]{2}$/.test(id) ? (countries.of(id) ?? id) : id),
  };
}
export type Speech = ReturnType<typeof speechOf>;

/** Left to right in every language. */
export const code = (text: string) => `<bdi dir="ltr">${escape(text)}</bdi>`;

const bar = (share: number) =>
  '<svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">' +
  `<rect class="visits" width="${(100 * share).toFixed(2)}" height="10"/></svg>`;

/** The beginning of a list, and how many more there are. */
export function shortened<Item>(
  items: readonly Item[],
  { say, number }: Speech,
  write: (item: Item) => string,
) {
  const more = items.length - longestList;
  return {
    rows: items.slice(0, longestList).map(write).join(''),
    more: more > 0 ? `<p>${escape(say('list.more', { count: number(more) }))}</p>` : '',
  };
}

export function bars(
  counted: readonly Counted[],
  speech: Speech,
  nameOf: (name: string) => string,
) {
  const most = counted[0]?.count ?? 1;
  const { rows, more } = shortened(counted, speech, ({ name, count }) =>
    htmlRow([nameOf(name), speech.number(count), bar(count / most)]),
  );
  return `<table class="bars">${rows}</table>${more}`;
}

export function dayChart(days: Visits['days'], { say, number, day: named }: Speech) {
  const most = Math.max(1, ...days.map(({ pages }) => pages));
  const column = (at: number, name: string, value: number) =>
    `<rect class="${name}" x="${at + 0.1}" y="${100 - (100 * value) / most}" width="0.8" ` +
    `height="${(100 * value) / most}"/>`;
  const columns = days.map(
    ({ pages, visits }, at) => column(at, 'pages', pages) + column(at, 'visits', visits),
  );
  const rows = days.map(({ day, visits, pages }) =>
    htmlRow([escape(named(day)), number(visits), number(pages)]),
  );
  const head = (['days.day', 'sum.visits', 'sum.pages'] as const).map(
    (key) => `<th>${escape(say(key))}</th>`,
  );
  const ends = [days[0], days.at(-1)].map((one) => `<span>${escape(named(one?.day ?? ''))}</span>`);
  return (
    `<p class="about">${escape(say('days.chart'))}</p>` +
    `<svg class="days" role="img" aria-label="${escape(say('days.chart'))}" preserveAspectRatio="none" ` +
    `viewBox="0 0 ${days.length} 100">${columns.join('')}</svg>` +
    `<div class="ends">${ends.join('')}</div>` +
    `<details><summary>${escape(say('days.table'))}</summary>` +
    `<table><tr>${head.join('')}</tr>${rows.join('')}</table></details>`
  );
}
