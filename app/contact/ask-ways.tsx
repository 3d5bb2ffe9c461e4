import { useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import styles from './ask-ways.module.css';
import type { Ways } from './ways.server.ts';
import { whatsappAddress } from './inquiry.ts';

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

type Props = DirectProps & {
  label: string;
  /** Called before the form opens; without it, the words fill an empty message. */
  onAsk?: () => void;
};

/** A link to the form, where `words` fill an empty message, then WhatsApp and telephone. */
export function AskWays({ label, words, ways, onAsk }: Props) {
  const { locale } = useI18n();
  return (
    <div className={styles.ask} data-screen-only>
      <ButtonLink
        to={paths.contact(locale)}
        {...(onAsk ? { onClick: onAsk } : { 'data-ask': words })}
      >
        {label}
      </ButtonLink>
      <DirectWays ways={ways} words={words} />
    </div>
  );
}
