import { comfortWordOf } from '../climate/comfort.ts';
import { monthsOf } from '../climate/months.ts';
import { withIds } from '../content/with-ids.ts';
import { localeInfo, type Locale } from '../locales.ts';
import { climateOf } from '../climate/climate.ts';
import { featured } from '../featured.ts';
import { isPlaceId } from '../map/route.ts';
import { ranked, type MonthOfPlace } from './wishes.ts';
import { formatDay, monthNames } from '../i18n/format.ts';
import { monthIds, type MonthId } from '../pages.ts';
import type { Content } from '../content/collections.server.ts';
import { closureOf } from '../prices/closures.server.ts';
import { content, destinationOf, entryOf } from '../content/content.server.ts';
import { lightOf } from './light.server.ts';
import { renderMarkdown } from '../i18n/markdown.server.ts';
import { getBlock } from '../content/blocks.server.ts';
import { holidaysKnownTo, holidaysOf } from './holidays.server.ts';
import { pictureWords } from '../head/pages.server.ts';
import { tripLinks } from '../trips/trips.server.ts';

type Climate = Content['destinations'][number]['facts']['climate'];

function seaOf(sea: Climate['sea'], at: number): Pick<MonthOfPlace, 'sea' | 'seaC'> {
  if (sea === undefined) return { sea: 'none' };
  if (sea.figures === 'none') return { sea: 'unknown' };
  const number = at + 1;
  const borderline = sea.borderline.includes(number) ? 'borderline' : 'cold';
  const least = sea.celsius?.least[at];
  const most = sea.celsius?.most[at];
  return {
    sea: sea.swim.includes(number) ? 'warm' : borderline,
    ...(least !== undefined && most !== undefined && { seaC: [least, most] }),
  };
}

const monthsOfPlace = (climate: Climate) =>
  monthsOf(climate).map((figures, at) => ({
    ...figures,
    ...seaOf(climate.sea, at),
    ski: climate.skiMonths?.includes(at + 1) ?? false,
    unmeasuredHeights: climate.unmeasuredHeights ?? false,
    driestMm: Math.min(...climate.precipitationMm),
  }));

const daysIn = (at: number) => new Date(Date.UTC(2027, at + 1, 0)).getUTCDate();

/** Hours on an average day. */
const sunOfDay = ({ sunshineHours }: Climate, at: number) =>
  Math.round((sunshineHours[at] ?? 0) / daysIn(at));

/** `at` is 0 for January; the best place for walking first. */
function placesAt(locale: Locale, at: number) {
  const { intl } = localeInfo[locale];
  const hours = new Intl.NumberFormat(intl, {
    style: 'unit',
    unit: 'hour',
    unitDisplay: 'long',
  });
  const places = content().destinations.flatMap(({ id, facts, translations }) => {
    const here = monthsOfPlace(facts.climate)[at];
    const { title, inText = title } = translations[locale].frontMatter;
    if (here === undefined) return [];
    return [
      {
        id,
        title,
        inText,
        scene: facts.scene,
        nights: facts.nights,
        closure: closureOf(locale, facts, inText),
        month: here,
        sunHours: sunOfDay(facts.climate, at),
        sun: hours.format(sunOfDay(facts.climate, at)),
        light: lightOf(locale, at, facts.place),
      },
    ];
  });
  return ranked(places);
}
export type PlaceInMonth = ReturnType<typeof placesAt>[number];

/** Tells the year of the places that home, the guide and the year show. */
export const climateYear = (locale: Locale) =>
  climateOf(locale, content().destinations.slice(0, featured.destinations));

function monthCards(locale: Locale) {
  const names = monthNames(locale);
  return content().months.map(({ id, facts, translations }, at) => ({
    id: monthIds[at] ?? 'january',
    name: names[at]?.long ?? id,
    subtitle: translations[locale].frontMatter.subtitle,
    scene: facts.scene,
    best: placesAt(locale, at)
      .slice(0, 3)
      .map(({ inText }) => inText),
  }));
}
export type MonthCardData = ReturnType<typeof monthCards>[number];

function yearFigures(locale: Locale) {
  return content().destinations.map(({ id, facts: { climate, scene }, translations }) => ({
    id,
    scene,
    title: translations[locale].frontMatter.title,
    station: translations[locale].frontMatter.station,
    years: climate.years,
    months: monthsOfPlace(climate).map(({ highC, lowC, rainDays, seaC }, at) => ({
      highC,
      lowC,
      rainDays,
      sunHours: sunOfDay(climate, at),
      ...(seaC && { seaC: Math.round((seaC[0] + seaC[1]) / 2) }),
    })),
  }));
}
export type YearFigures = ReturnType<typeof yearFigures>[number];

export const getYear = (locale: Locale) => ({
  year: climateYear(locale),
  figures: yearFigures(locale),
  months: monthCards(locale),
  rule: getBlock(locale, 'month-rule'),
});
export type YearData = ReturnType<typeof getYear>;

export function getMonth(locale: Locale, id: MonthId) {
  const { months, destinations } = content();
  const at = monthIds.indexOf(id);
  const entry = entryOf(months, id);
  const { frontMatter, body } = entry.translations[locale];
  const { happens, leaveOut, title } = frontMatter;
  /** Each place once, with all its texts. */
  const byPlace = (said: readonly { place: string; text: string }[]) =>
    [...new Set(said.map(({ place }) => place))].map((place) => {
      const { title: name, inText = name } = destinationOf(place).translations[locale].frontMatter;
      const texts = said.filter((one) => one.place === place).map(({ text }) => text);
      return { id: place, title: name, inText, texts };
    });
  const places = placesAt(locale, at);
  const neighbour = (step: number) => {
    const other = months[(at + step + 12) % 12];
    return (
      other && {
        id: monthIds[(at + step + 12) % 12] ?? id,
        title: other.translations[locale].frontMatter.title,
        scene: other.facts.scene,
      }
    );
  };
  return {
    ...frontMatter,
    id,
    name: monthNames(locale)[at]?.long ?? title,
    scene: entry.facts.scene,
    imageAlt: pictureWords(locale, entry.facts.scene, title),
    checked: formatDay(locale, entry.facts.factsChecked),
    html: renderMarkdown(body, locale),
    places,
    map: destinations
      .flatMap((place) => places.filter((ranking) => ranking.id === place.id))
      .flatMap(({ id: place, title: name, month }) =>
        isPlaceId(place)
          ? { id: place, title: name, month: month.comfort, says: comfortWordOf(month) }
          : [],
      ),
    happens: byPlace(
      entry.facts.happens.flatMap((one) =>
        withIds([one.id], happens).map(({ text }) => ({ place: one.destination, text })),
      ),
    ),
    leaveOut: byPlace(
      withIds(entry.facts.leaveOut, leaveOut).map(({ id: place, text }) => ({ place, text })),
    ),
    trips: tripLinks(
      locale,
      content().trips.filter(({ facts }) => facts.months.includes(at + 1)),
    ),
    holidays: holidaysOf(locale, at),
    knownTo: holidaysKnownTo(locale),
    rule: getBlock(locale, 'month-rule'),
    previous: neighbour(-1),
    next: neighbour(1),
  };
}
export type MonthData = ReturnType<typeof getMonth>;
