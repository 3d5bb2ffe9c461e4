import { useI18n } from '../i18n/context.tsx';
import { Ask, type AskProps } from './ask.tsx';
import type { Subject } from './asked.ts';
import styles from './ask-channels.module.css';
import type { Channels } from './business.server.ts';
import { whatsappAddress } from './inquiry.ts';
import { mailAbout, messageAbout } from './message.ts';
import { classes } from '../ui/classes.ts';
import stack from '../ui/stack.module.css';
import row from '../ui/row.module.css';
import pill from '../ui/pill.module.css';

type DirectProps = {
  channels: Channels;
  /** For the message on WhatsApp. */
  words: string;
};

export function ChannelLinks({ channels: { telephone, whatsapp }, words }: DirectProps) {
  const { t } = useI18n();
  if (!telephone && !whatsapp) return null;
  return (
    <ul role="list" className={classes(row.row, styles.channels)}>
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

/** Without scripts the form would not know the subject, so a mail with it takes the place of the link to the form. */
export function AskOrMail({ subject, about = subject.about }: AskProps) {
  const { t } = useI18n();
  return (
    <>
      <noscript className={styles.mail}>
        <a
          className={classes(pill.pill, pill.filled)}
          href={mailAbout(t, subject)}
          aria-label={t('ask.of', { about })}
          data-screen-only
        >
          {t('ask.label')}
        </a>
      </noscript>
      <Ask subject={subject} about={about} />
    </>
  );
}

/** A link to the form, then WhatsApp and telephone. */
export function AskChannels({ subject, channels }: { subject: Subject; channels: Channels }) {
  const { t } = useI18n();
  return (
    <div className={classes(stack.close, stack.start)} data-screen-only>
      <AskOrMail subject={subject} />
      <ChannelLinks channels={channels} words={messageAbout(t, subject)} />
    </div>
  );
}
