import type { Climate } from '../climate/climate-facts.ts';
import { comfortWordOf } from '../climate/comfort.ts';
import { entryOf, withIds } from '../content/entries.ts';
import { localeInfo, type Locale } from '../locales.ts';
import { climateOf, monthsOf } from '../climate/months.ts';
import { isPlaceId } from '../map/route.ts';
import { ranked, type MonthOfPlace } from './wishes.ts';
import { formatDay, monthNames } from '../i18n/format.ts';
import { featured, monthIds, type MonthId } from '../pages.ts';
import { closureOf } from '../prices/closures.server.ts';
import { content, destinationOf } from '../content/content.server.ts';
import { lightOf } from './light.server.ts';
import { renderMarkdown } from '../i18n/markdown.server.ts';
import { getBlock } from '../content/blocks.server.ts';
import { holidaysKnownTo, holidaysOf } from './holidays.server.ts';
import { pictureWords } from '../content/picture-words.server.ts';
import { tripLinks } from '../trips/trips.server.ts';

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

/** `at` is 0 for January. */
function placesAt(locale: Locale, at: number) {
  const { intl } = localeInfo[locale];
  const hours = new Intl.NumberFormat(intl, {
    style: 'unit',
    unit: 'hour',
    unitDisplay: 'long',
  });
  return content().destinations.flatMap(({ id, facts, translations }) => {
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
}
export type PlaceInMonth = ReturnType<typeof placesAt>[number];

/** Tells the year of the places that home, the guide and the year show. */
export const climateYear = (locale: Locale) =>
  climateOf(locale, content().destinations.slice(0, featured.destinations));

function monthCards(locale: Locale) {
  const names = monthNames(locale);
  return content().months.map(({ id, facts, translations }, at) => ({
    id,
    name: names[at]?.long ?? id,
    subtitle: translations[locale].frontMatter.subtitle,
    scene: facts.scene,
    best: ranked(placesAt(locale, at))
      .slice(0, 3)
      .map(({ inText }) => inText),
  }));
}

function yearFigures(locale: Locale) {
  return content().destinations.map(({ id, facts: { climate, scene }, translations }) => ({
    id,
    scene,
    title: translations[locale].frontMatter.title,
    station: translations[locale].frontMatter.station,
    years: climate.years,
    months: monthsOfPlace(climate).map((month, at) => ({
      ...month,
      sunHours: sunOfDay(climate, at),
    })),
  }));
}

export const getYear = (locale: Locale) => ({
  year: climateYear(locale),
  figures: yearFigures(locale),
  months: monthCards(locale),
  rule: getBlock(locale, 'month-rule'),
});
export type YearData = ReturnType<typeof getYear>;

export function getMonth(locale: Locale, id: MonthId) {
  const { months, trips } = content();
  const at = monthIds.indexOf(id);
  const entry = entryOf(months, id);
  const { frontMatter, body } = entry.translations[locale];
  const { happens, leaveOut, title } = frontMatter;
  /** Each place once, with all its texts. */
  const byPlace = (said: readonly { place: string; text: string }[]) =>
    [...Map.groupBy(said, ({ place }) => place)].map(([place, texts]) => {
      const { title: name, inText = name } = destinationOf(place).translations[locale].frontMatter;
      return { id: place, title: name, inText, texts: texts.map(({ text }) => text) };
    });
  const places = placesAt(locale, at);
  const neighbours = [months.at(at - 1), months[(at + 1) % months.length]]
    .filter((other) => other !== undefined)
    .map(({ id: other, facts, translations }) => ({
      id: other,
      title: translations[locale].frontMatter.title,
      scene: facts.scene,
    }));
  return {
    ...frontMatter,
    id,
    name: monthNames(locale)[at]?.long ?? title,
    scene: entry.facts.scene,
    imageAlt: pictureWords(locale, entry.facts.scene, title),
    checked: formatDay(locale, entry.facts.factsChecked),
    html: renderMarkdown(body, locale),
    places: ranked(places),
    map: places.flatMap(({ id: place, title: name, month }) =>
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
      trips.filter(({ facts }) => facts.months.includes(at + 1)),
    ),
    holidays: holidaysOf(locale, at),
    knownTo: holidaysKnownTo(locale),
    rule: getBlock(locale, 'month-rule'),
    neighbours,
  };
}
export type MonthData = ReturnType<typeof getMonth>;
