import { AskWays } from '../contact/ask-ways.tsx';
import { addToDraft } from '../contact/inquiry.ts';
import { useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import { tripInWords } from './day-words.ts';
import type { Parts } from './parts.ts';
import { writeTrip } from './trip.ts';

export function AskTrip(parts: Parts) {
  const { locale, t } = useI18n();
  const address = location.origin + paths.plan(locale, writeTrip(parts.trip));
  const inWords = () => tripInWords(parts, t, address);
  const { ways } = parts.data;
  return (
    <AskWays
      label={t('plan.ask')}
      // Only the link to WhatsApp needs them before a press.
      words={ways.whatsapp ? inWords() : ''}
      ways={ways}
      onAsk={() => addToDraft(inWords())}
    />
  );
}
