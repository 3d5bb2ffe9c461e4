import { useI18n } from '../i18n/context.tsx';
import { Ask } from './ask.tsx';
import type { Subject } from './asked.ts';
import styles from './ask-ways.module.css';
import type { Ways } from './ways.server.ts';
import { whatsappAddress } from './inquiry.ts';
import { messageAbout } from './message.ts';

type DirectProps = {
  ways: Ways;
  /** For the message on WhatsApp. */
  words: string;
};

export function DirectWays({ ways: { telephone, whatsapp }, words }: DirectProps) {
  const { t } = useI18n();
  if (!telephone && !whatsapp) return null;
  return (
    <ul role="list" className={styles.ways}>
      {whatsapp && (
        <li>
          <a href={whatsappAddress(whatsapp, words)} rel="noopener">
            {t('ask.whatsapp')}
          </a>
        </li>
      )}
      {telephone && (
        <li>
          <a href={`tel:${telephone}`}>
            {t('ask.call')}{' '}
            <bdi dir="ltr" translate="no">
              {telephone}
            </bdi>
          </a>
        </li>
      )}
    </ul>
  );
}

type Props = { subject: Subject | (() => Subject); about?: string; ways: Ways };

/** A link to the form, then WhatsApp and telephone. */
export function AskWays({ subject, about, ways }: Props) {
  const { t } = useI18n();
  // Only the link to WhatsApp needs them before a press.
  const words = () => messageAbout(t, typeof subject === 'function' ? subject() : subject);
  return (
    <div className={styles.ask} data-screen-only>
      <Ask subject={subject} {...(about && { about })} />
      <DirectWays ways={ways} words={ways.whatsapp ? words() : ''} />
    </div>
  );
}
