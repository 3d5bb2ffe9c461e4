import { useEffect, useRef } from 'react';
import { useI18n } from '../i18n/context.tsx';
import { email } from '../site.ts';
import { classes } from '../ui/classes.ts';
import { copyText } from '../ui/browser/copy-text.ts';
import pill from '../ui/pill.module.css';
import styles from './after-send.module.css';
import { ChannelLinks } from './ask-channels.tsx';
import type { Channels } from './business.server.ts';
import { isNameCut, mailWithWords, type Inquiry } from './inquiry.ts';
import { WrittenLink } from '../ui/written-link.tsx';
import stack from '../ui/stack.module.css';
import row from '../ui/row.module.css';

/** Until the message changes. */
export type CopyResult = 'copied' | 'notCopied' | undefined;

type Props = {
  /** How often Send was pressed. */
  sent: number;
  inquiry: Inquiry;
  copy: CopyResult;
  onCopy: (result: CopyResult) => void;
  channels: Channels;
};

/** The specified mail link carries the subject only; this offers the other ways for the message. */
export function AfterSend({ sent, inquiry, copy, onCopy, channels }: Props) {
  const { t } = useI18n();
  const box = useRef<HTMLDivElement>(null);
  const { name, message } = inquiry;
  const hasWords = message.trim() !== '';
  const mail = sent > 0 && hasWords ? mailWithWords(inquiry) : undefined;

  useEffect(() => {
    if (sent > 0) box.current?.scrollIntoView({ block: 'nearest' });
  }, [sent]);

  return (
    <div ref={box} className={classes(stack.near, styles.after)}>
      <div className={stack.near} role="status">
        {sent > 0 && <p>{t(hasWords ? 'contact.opened' : 'contact.openedEmpty')}</p>}
        {sent > 0 && isNameCut(name) && <p>{t('contact.nameCut')}</p>}
        {mail?.isCut && <p>{t('contact.mailCut')}</p>}
        {copy && <p>{t(`contact.${copy}`)}</p>}
      </div>
      {mail && (
        <div className={row.row}>
          <a className={classes(pill.pill, pill.filled)} href={mail.address}>
            {t('contact.mailAgain')}
          </a>
          <button
            className={pill.pill}
            type="button"
            onClick={() =>
              void copyText(message).then((done) => onCopy(done ? 'copied' : 'notCopied'))
            }
          >
            {t('contact.copy')}
          </button>
        </div>
      )}
      {sent > 0 && (
        <>
          <p>
            {t('contact.address')} <WrittenLink href={`mailto:${email}`}>{email}</WrittenLink>
          </p>
          <ChannelLinks channels={channels} words={message} />
        </>
      )}
    </div>
  );
}
