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
  const words = tripInWords(parts, t, address);
  return (
    <AskWays
      label={t('plan.ask')}
      words={words}
      ways={parts.data.ways}
      onAsk={() => addToDraft(words)}
    />
  );
}
