import { AskWays } from '../contact/ask-ways.tsx';
import { addToDraft } from '../contact/inquiry.ts';
import { useI18n } from '../i18n/context.tsx';
import type { Locale } from '../locales.ts';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { tripInWords } from '../trip/day-words.ts';
import type { Parts } from '../trip/parts.ts';
import { writeTrip, type Trip } from '../trip/trip.ts';

/** Without the visitor's own words, which the message has as they are. */
export function askedAddress(locale: Locale, trip: Trip): string {
  const { also: _, ...linked } = trip;
  return location.origin + paths.plan(locale, writeTrip(linked));
}

/** The message of the contact form. */
function useMessage(parts: Parts) {
  const { locale, t } = useI18n();
  return () => tripInWords(parts, t, askedAddress(locale, parts.trip));
}

export function AskTrip(parts: Parts) {
  const { t } = useI18n();
  const message = useMessage(parts);
  const { ways } = parts.data;
  return (
    <AskWays
      label={t('plan.ask')}
      // Only the link to WhatsApp needs them before a press.
      words={ways.whatsapp ? message() : ''}
      ways={ways}
      onAsk={() => addToDraft(message())}
    />
  );
}

/** Without WhatsApp and telephone. */
export function AskInShort(parts: Parts) {
  const { locale, t } = useI18n();
  const message = useMessage(parts);
  return (
    <ButtonLink to={paths.contact(locale)} onClick={() => addToDraft(message())}>
      {t('plan.askShort')}
    </ButtonLink>
  );
}
