import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nProvider } from '../../app/i18n/context.tsx';
import { wordsFor } from '../../app/content/words.server.ts';
import { inEachLocale, type Locale } from '../../app/locales.ts';
import type { Parts } from '../../app/trip/parts.ts';
import { getTripData } from '../../app/trip/trip-data.server.ts';
import { legsOf } from '../../app/trip/trip-legs.ts';
import type { Trip } from '../../app/trip/trip.ts';
import { wordsOf } from '../../app/trip/words.ts';
import { decode } from './built-pages.ts';
import { translate } from './texts.ts';

/** The markup of a part of a page in a language, with characters for its references. */
export const rendered = (locale: Locale, part: ReactNode) =>
  decode(
    renderToStaticMarkup(
      <I18nProvider locale={locale} messages={wordsFor(locale)}>
        {part}
      </I18nProvider>,
    ),
  );

/** Text without the signs that a page or a text to copy puts in. */
export const untypeset = (text: string) =>
  text.replaceAll(/[\u200E\u200F\u2060-\u2069]/g, '').replaceAll('\u00a0', ' ');

/** What is said: text and labels, each with a space between it and the next. */
export const saidIn = (markup: string) =>
  [...markup.matchAll(/(?:aria-label|alt|title)="([^"]*)"/g), ...markup.matchAll(/>([^<]+)</g)].map(
    ([, text = '']) => untypeset(text),
  );

const data = inEachLocale(getTripData);

/** What the parts of the planner get for a trip. */
export function plannerParts(locale: Locale, trip: Trip): Parts {
  const known = data[locale];
  const words = wordsOf(locale, translate[locale], known);
  return { data: known, trip, legs: legsOf(trip, known), words };
}
