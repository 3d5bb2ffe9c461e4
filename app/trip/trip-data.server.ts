import type { Climate } from '../climate/climate-facts.ts';
import { isForSwimming, monthsOf } from '../climate/months.ts';
import { comfortWordOf } from '../climate/comfort.ts';
import { closureOf } from '../prices/closures.server.ts';
import { today } from '../days.ts';
import { otherMoney } from '../prices/other-money.server.ts';
import { monthNames } from '../i18n/format.ts';
import { translator } from '../i18n/messages.ts';
import { wordsFor } from '../content/words.server.ts';
import { tripPrice } from '../prices/trip-prices.server.ts';
import { tripDays } from '../trip-days.ts';
import { plainTitle } from './plan-words.ts';
import { sightsOf } from '../content/sights.ts';
import { pointOf } from '../map/places.server.ts';
import { getGateways, getLegs } from '../legs/legs.server.ts';
import { defaultLocale, type Locale } from '../locales.ts';
import { paths } from '../paths.ts';
import type { Content } from '../content/collections.server.ts';
import { content } from '../content/content.server.ts';
import { weekdays } from '../content/weekdays.ts';
import { origin, siteName } from '../site.ts';
import { getBlock } from '../content/blocks.server.ts';

const plannedMonths = (climate: Climate) =>
  monthsOf(climate).map((month, at) => {
    const word = comfortWordOf(month);
    return {
      ...month,
      swim: isForSwimming(climate, at + 1),
      ...(word !== 'best' && word !== 'good' && { why: word === 'cool' ? 'cold' : word }),
    };
  });

function holidays(locale: Locale) {
  const { spans, names, knownTo } = content().holidays;
  return {
    knownTo,
    spans: spans.map(({ id, kind, from, to, eve }) => ({
      name: names[id]?.[locale] ?? id,
      kind,
      from,
      to,
      ...(eve && { eve }),
    })),
  };
}

const placeAt = (address: string) => {
  const id = address.split('/').at(-1) ?? '';
  return address === paths.destination(defaultLocale, id) ? id : undefined;
};

/** Old ids of places, as kept trips have them, with the new ones. */
export const movedPlaces = (moved: Content['moved']) =>
  moved.flatMap(({ from, to }) => {
    const [before, now] = [placeAt(from), placeAt(to)];
    return before && now ? [[before, now] as const] : [];
  });

export function getTripData(locale: Locale) {
  const t = translator(locale, wordsFor(locale, 'trip.days'));
  return {
    site: { name: siteName[locale], host: new URL(origin).host },
    /** Names from the build, because browsers' own differ. */
    months: monthNames(locale).map(({ long }) => long),
    legs: getLegs(locale),
    gateways: getGateways(locale),
    holidays: holidays(locale),
    priceNote: getBlock(locale, 'price'),
    offer: content().site.offer,
    money: otherMoney(locale),
    /** The day of the build. */
    day: today(),
    trips: content().trips.flatMap(({ id, facts, translations }) => {
      const { open, price } = tripPrice(facts);
      if (price === 0) return [];
      return {
        id,
        ...(facts.from !== undefined && { from: facts.from }),
        ...(facts.effort !== undefined && { isEasier: true as const }),
        title: translations[locale].frontMatter.title,
        /** 1 for January. */
        goodMonths: facts.months,
        length: t('trip.days', { days: tripDays(open).length }),
        stops: open.map(({ place, nights, bases, by }) => ({
          place,
          nights,
          ...(bases && { bases }),
          ...(by && { by }),
        })),
      };
    }),
    moved: movedPlaces(content().moved),
    places: content().destinations.map(({ id, facts, translations }) => {
      const {
        title,
        inText = title,
        plan,
        arrival,
        arrivalExtras,
      } = translations[locale].frontMatter;
      const sights = sightsOf(locale, { facts, translations });
      const closure = closureOf(locale, facts, inText);
      return {
        id,
        title,
        inText,
        scene: facts.scene,
        price: facts.price,
        nights: facts.nights,
        ...(facts.buys && { buys: facts.buys }),
        ...(closure && {
          closed: { from: closure.from, until: closure.until, says: closure.says },
        }),
        position: [facts.place.latitude, facts.place.longitude] as const,
        bases: facts.bases.map(({ id: base, name, latitude, longitude }) => ({
          id: base,
          name: name[locale],
          position: [latitude, longitude] as const,
          onMap: pointOf({ latitude, longitude }),
        })),
        nightBases: facts.nightBases,
        months: plannedMonths(facts.climate),
        arrival,
        ...(arrivalExtras && { arrivalExtras }),
        sights: sights.map(({ id: sight, name, position }) => ({
          id: sight,
          name,
          ...(position && { position: [position.latitude, position.longitude] as const }),
        })),
        plan: plan.map(({ title: name, ...day }) => ({
          ...day,
          title: plainTitle(locale, name),
          closings: facts.closings
            .filter(({ sight }) => day.sights.includes(sight))
            .map(({ sight, weekday, publicHolidays }) => ({
              name: sights.find(({ id: of }) => of === sight)?.name ?? sight,
              weekday: weekdays.indexOf(weekday),
              ...(publicHolidays && { publicHolidays }),
            })),
        })),
      };
    }),
  };
}
export type TripData = ReturnType<typeof getTripData>;
export type TripPlace = TripData['places'][number];
