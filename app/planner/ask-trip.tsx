import { AskWays } from '../contact/ask-ways.tsx';
import { addToDraft } from '../contact/inquiry.ts';
import { useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { tripInWords } from '../trip/day-words.ts';
import type { Parts } from '../trip/parts.ts';
import { writeTrip } from '../trip/trip.ts';

/** The message of the contact form. */
function useMessage(parts: Parts) {
  const { locale, t } = useI18n();
  return () => tripInWords(parts, t, location.origin + paths.plan(locale, writeTrip(parts.trip)));
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
