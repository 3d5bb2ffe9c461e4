import { lighterInWords } from '../trip/emissions.ts';
import { formatInteger } from '../i18n/format.ts';
import type { Translate } from '../i18n/messages.ts';
import { monthsInWords } from '../i18n/months-in-words.ts';
import { localeInfo, type Locale } from '../locales.ts';
import { offerOfParts, closedInWords } from '../trip/planned-price.ts';
import { extrasInWords } from '../prices/offer.ts';
import { partyInWords, toBeQuoted } from '../prices/party-words.ts';
import type { Words } from '../trip/words.ts';
import { monthOfTrip } from '../trip/dates.ts';
import type { Column } from './columns.ts';
import type { CompareData } from './compare.server.ts';
import { isText } from '../ui/text/is-text.ts';

export type Cell = {
  lines: readonly string[];
  /** What sets it apart from the others. */
  mark?: string | undefined;
};

export type Row = {
  id: string;
  label: string;
  /** One for each column. */
  cells: readonly Cell[];
};

type Telling = { data: CompareData; words: Words; locale: Locale; t: Translate };

/** The index of the only lowest value. */
function lowest(values: readonly (number | undefined)[]) {
  const known = values.filter((value) => value !== undefined);
  const least = Math.min(...known);
  return known.length > 1 && known.filter((value) => value === least).length === 1
    ? values.indexOf(least)
    : -1;
}

/** The index of the only `true`, or -1. */
const onlyOne = (are: readonly boolean[]) =>
  are.length > 1 && are.filter(Boolean).length === 1 ? are.indexOf(true) : -1;

/** "18–29", or one number. */
function range(locale: Locale, values: readonly number[]) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const ends = least === most ? [least] : [least, most];
  return ends.map(formatInteger).join(localeInfo[locale].dash.trim());
}

function priceOf({ trip, price, ready }: Column, { data, words, t }: Telling): string[] {
  const party = partyInWords(words, t, trip, price);
  const closed = [...(ready?.closed ?? []), ...closedInWords({ data, trip }, t)];
  if (price.stays.length === 0) return [...new Set(closed)];
  return [
    party,
    t('plan.fromPerson', { price: words.price(price.person) }),
    words.rough(price.all),
    ...toBeQuoted(words, t, trip, price),
    trip.by === 'car' && t('price.ownCar'),
    ...new Set(closed),
  ].filter(isText);
}

const extrasOf =
  (of: 'included' | 'excluded') =>
  ({ trip }: Column, { data, words, t }: Telling): string[] =>
    [words.list(extrasInWords(t, offerOfParts({ data, trip })[of]))].filter(isText);

function stopsOf({ trip }: Column, { words, t }: Telling): string[] {
  const { stops, start, end } = trip;
  const town = (label: string, gateway: string | undefined) =>
    gateway !== undefined && `${label}: ${words.gatewayName(gateway)}`;
  return [
    ...stops.map(({ place, nights }) => t('price.row', { place: words.placeName(place), nights })),
    town(t('plan.start'), start),
    town(t('plan.end'), end),
  ].filter(isText);
}

const hoursOfMeans = ({ legs, hoursByMeans }: Column, { words, t }: Telling): string[] =>
  legs.length === 0
    ? [t('trips.noTravel')]
    : hoursByMeans.map(({ by, hours }) => t(`compare.by.${by}`, { time: words.time(hours) }));

/** Undefined if the length of a leg is unknown. */
const kilogramsOf = ({ legs, emissions }: Column) => (legs.length === 0 ? 0 : emissions?.kilograms);

function emissionsIn({ legs, emissions }: Column, { words, t }: Telling): string[] {
  if (legs.length === 0) return [t('compare.noCarbon')];
  if (!emissions) return [];
  const { kilograms, lighter } = emissions;
  return [
    t('compare.kilograms', { kilograms: words.number(kilograms) }),
    lighter && lighterInWords(lighter, words, t),
  ].filter(isText);
}

function monthsOf({ trip, goodMonths }: Column, { data, locale, words, t }: Telling): string[] {
  const asked = monthOfTrip(trip);
  return [
    goodMonths.length > 0
      ? monthsInWords(locale, t, data.months, goodMonths)
      : t('compare.noMonth'),
    asked !== undefined &&
      t(goodMonths.includes(asked + 1) ? 'compare.inMonth' : 'compare.notInMonth', {
        month: words.month(asked),
      }),
  ].filter(isText);
}

function weatherOf({ trip, places, goodMonths }: Column, { locale, t }: Telling): string[] {
  const asked = monthOfTrip(trip);
  if (asked !== undefined)
    return places.map(({ title, months }) =>
      t('compare.weatherIn', {
        place: title,
        high: formatInteger(months[asked]?.highC ?? 0),
        days: months[asked]?.rainDays ?? 0,
      }),
    );
  const months = places.flatMap((place) =>
    goodMonths.flatMap((month) => place.months[month - 1] ?? []),
  );
  if (months.length === 0) return [];
  const of = (key: 'highC' | 'rainDays') =>
    range(
      locale,
      months.map((month) => month[key]),
    );
  return [t('compare.weatherSpan', { high: of('highC'), days: of('rainDays') })];
}

/** What the table says of the trips and places, and in which of them each is the lowest or the only one. */
export function rowsOf(columns: readonly Column[], telling: Telling): Row[] {
  const { words, locale, t } = telling;
  const row = (
    id: string,
    label: string,
    lines: (column: Column, telling: Telling) => readonly string[],
    mark: (at: number) => string | false = () => false,
  ): Row => ({
    id,
    label,
    cells: columns.map((column, at) => ({
      lines: lines(column, telling),
      mark: mark(at) || undefined,
    })),
  });
  const cheapest = lowest(columns.map(({ price }) => price.all || undefined));
  const shortest = lowest(columns.map(({ nights }) => nights));
  const longest = lowest(columns.map(({ nights }) => -nights));
  const quickest = lowest(columns.map(({ hours }) => hours));
  const lightest = lowest(columns.map(kilogramsOf));
  const easiest = onlyOne(columns.map(({ effort }) => effort === 'few'));
  const [month] = columns.flatMap(({ trip }) => monthOfTrip(trip) ?? []);
  const timely = onlyOne(
    columns.map(({ goodMonths }) => month !== undefined && goodMonths.includes(month + 1)),
  );
  const onlyHere = (at: number) =>
    (columns[at]?.places ?? []).filter(
      ({ id }) =>
        onlyOne(columns.map(({ places }) => places.some((place) => place.id === id))) === at,
    );
  const rows = [
    row('price', t('compare.price'), priceOf, (at) => at === cheapest && t('compare.cheapest')),
    row(
      'length',
      t('trips.length'),
      ({ nights }) => [
        [t('trip.days', { days: nights + 1 }), t('trips.nights', { nights })].join(
          localeInfo[locale].comma,
        ),
      ],
      (at) =>
        (at === shortest && t('compare.shortest')) || (at === longest && t('compare.longest')),
    ),
    row('stops', t('trips.stops'), stopsOf, (at) => {
      if (columns[at]?.alone) return false;
      const places = words.list(onlyHere(at).map(({ inText }) => inText));
      return places !== '' && t('compare.onlyPlaces', { places });
    }),
    row('way', t('compare.way'), hoursOfMeans, (at) => at === quickest && t('compare.leastWay')),
    row(
      'emissions',
      t('compare.emissions'),
      emissionsIn,
      (at) => at === lightest && t('compare.lightest'),
    ),
    row(
      'effort',
      t('trips.effort'),
      ({ effort }) => [t(`trips.effort.${effort}`)],
      (at) => at === easiest && t('compare.onlyFew'),
    ),
    row(
      'months',
      t('compare.months'),
      monthsOf,
      (at) =>
        at === timely &&
        month !== undefined &&
        t('compare.onlyMonth', { month: words.month(month) }),
    ),
    row('weather', t('compare.weather'), weatherOf),
    row('sights', t('compare.sights'), ({ sights }) => [
      words.list(sights.map(({ name }) => name)),
    ]),
    row('included', t('price.included'), extrasOf('included')),
    row('excluded', t('price.excluded'), extrasOf('excluded')),
    row('suits', t('trips.suits'), ({ ready }) => (ready ? [ready.suits] : [])),
    row('notFor', t('trips.notFor'), ({ ready }) => (ready ? [ready.notFor] : [])),
  ];
  return rows.filter(({ cells }) => cells.some(({ lines }) => lines.length > 0));
}
