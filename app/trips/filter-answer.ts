import { formatList } from '../i18n/format.ts';
import { leftOut } from '../i18n/left-out.ts';
import type { Translate } from '../i18n/messages.ts';
import type { Locale } from '../locales.ts';
import {
  fits,
  fitsNoTripInMonth,
  hindrance,
  wishesOf,
  type TripFilter,
  type AskedTrip,
} from './filter.ts';
import type { TripChoice } from './trip-choices.server.ts';

type Question = {
  filter: TripFilter;
  /** Values in the address that are not choices of the filter. */
  unknown: readonly string[];
  trips: readonly AskedTrip[];
  choices: readonly TripChoice[];
};

const buttons = { children: 'trips.withChildren', stairs: 'trips.effort.few' } as const;

/** A choice in the words of its list or button. */
function wordsOfChoice({ choices }: Question, t: Translate, name: string, value: string) {
  if (name === 'children' || name === 'stairs') return t(buttons[name]);
  const options = choices.find((choice) => choice.name === name)?.options;
  return options?.find((option) => option.value === value)?.words ?? value;
}

function none(question: Question, locale: Locale, t: Translate): string[] {
  const { filter, trips } = question;
  const asked = wishesOf(filter);
  const said = (name: string) => wordsOfChoice(question, t, name, asked[name] ?? '');
  const quoted = (name: string) => t('trips.wish', { wish: said(name) });
  if (fitsNoTripInMonth(filter, trips)) {
    return [t('trips.noneInMonth', { month: said('month') }), t('trips.closest')];
  }
  const wishes = formatList(locale, Object.keys(asked).map(quoted));
  const worst = hindrance(filter, trips);
  return [
    t('trips.none', { wishes }),
    worst
      ? t('trips.without', { wish: quoted(worst.name), count: worst.trips.length })
      : t('trips.closest'),
  ];
}

/** The choices, for a question. */
export const wishesInWords = (question: Question, t: Translate): string =>
  Object.entries(wishesOf(question.filter))
    .map(([name, value]) => wordsOfChoice(question, t, name, value))
    .join(' · ');

/** One string, because translation tools replace the nodes of a text. */
export function filterAnswer(question: Question, locale: Locale, t: Translate): string {
  const { filter, unknown, trips } = question;
  const count = trips.filter((trip) => fits(filter, trip)).length;
  const isNarrow = count < 2 && Object.keys(wishesOf(filter)).length > 1;
  return [
    ...leftOut(unknown, locale, t),
    ...(count > 0 ? [t('trips.count', { count })] : none(question, locale, t)),
    ...(isNarrow && !fitsNoTripInMonth(filter, trips) ? [t('trips.askOwn')] : []),
  ].join(' ');
}
