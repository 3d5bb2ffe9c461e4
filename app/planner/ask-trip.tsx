import { use } from 'react';
import { tripInWords } from '../trip/trip-text.ts';
import { Ask } from '../contact/ask.tsx';
import { AskChannels } from '../contact/ask-channels.tsx';
import { useI18n } from '../i18n/context.tsx';
import type { Locale } from '../locales.ts';
import { paths } from '../paths.ts';
import type { Parts } from '../trip/parts.ts';
import { tripName } from '../trip/trip-name.ts';
import { writeTrip, type Trip } from '../trip/trip.ts';
import { ChannelsContext } from './channels.ts';

/** Without the visitor's own words, which the message has as they are. */
export function askedAddress(locale: Locale, trip: Trip): string {
  const { also: _, ...linked } = trip;
  return location.origin + paths.plan(locale, writeTrip(linked));
}

function useSubject(parts: Parts) {
  const { locale, t } = useI18n();
  const more = tripInWords(parts, t, askedAddress(locale, parts.trip));
  return { kind: 'plan', about: tripName(parts), more } as const;
}

export const AskTrip = (parts: Parts) => (
  <AskChannels subject={useSubject(parts)} channels={use(ChannelsContext)} />
);

/** Leaves WhatsApp and telephone out. */
export const AskInShort = (parts: Parts) => <Ask subject={useSubject(parts)} />;
