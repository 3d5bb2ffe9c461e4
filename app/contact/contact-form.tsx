import { useEffect, useRef, useState, type ReactNode } from 'react';
import { email } from '../site.ts';
import { useI18n } from '../i18n/context.tsx';
import { classes } from '../ui/classes.ts';
import field from '../ui/field.module.css';
import { useServedField } from '../ui/use-served-field.ts';
import styles from './contact-form.module.css';
import pill from '../ui/pill.module.css';
import { AfterSend, type CopyResult } from './after-send.tsx';
import type { Ways } from './ways.server.ts';
import { loadDraft, openMail, saveDraft, type Inquiry } from './inquiry.ts';
import textStyles from '../ui/text.module.css';

type Props = {
  stamp: ReactNode;
  ways: Ways;
};

/** Set by `send.client.ts`; false while building. */
const wasSentBefore = () =>
  typeof document !== 'undefined' && document.querySelector('form[data-sent]') !== null;

export function ContactForm({ stamp, ways }: Props) {
  const { t } = useI18n();
  const name = useRef<HTMLInputElement>(null);
  const address = useRef<HTMLInputElement>(null);
  const message = useRef<HTMLTextAreaElement>(null);
  const [inquiry, setInquiry] = useState<Inquiry>({
    name: useServedField('contact-name'),
    email: useServedField('contact-email'),
    message: useServedField('contact-message'),
  });
  const [sentBefore] = useState(wasSentBefore);
  const [sent, setSent] = useState(0);
  const [copy, setCopy] = useState<CopyResult>();

  // Fields have no names, so that a form sent without scripts adds none of them to the mail.
  useEffect(() => {
    const draft = loadDraft();
    const taken = {
      name: name.current?.value || draft.name,
      email: address.current?.value || draft.email,
      message: message.current?.value || draft.message,
    };
    setInquiry(taken);
    if (sentBefore) setSent(1);
    const isKept = saveDraft(taken);
    // A page from the back/forward cache may be older than the draft.
    const takeAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted && isKept) setInquiry(loadDraft());
    };
    addEventListener('pageshow', takeAgain);
    return () => removeEventListener('pageshow', takeAgain);
  }, [sentBefore]);

  // All fields are read: this may run before React has rendered what was typed during hydration, and some browsers
  // fill fields in without an event.
  const take = () => {
    const typed = {
      name: name.current?.value ?? '',
      email: address.current?.value ?? '',
      message: message.current?.value ?? '',
    };
    setInquiry(typed);
    saveDraft(typed);
  };
  const change = () => {
    take();
    setCopy(undefined);
  };

  return (
    <form
      className={styles.form}
      data-screen-only
      action={`mailto:${email}`}
      data-inquiry=""
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        take();
        openMail(name.current?.value ?? '');
        setSent((times) => times + 1);
      }}
    >
      {/* Without scripts the mail has the subject that a form can give it. */}
      <input type="hidden" name="subject" value="Inquiry" />
      {stamp}
      <div className={classes(styles.field, styles.short)}>
        <label htmlFor="contact-name">{t('contact.name')}</label>
        <input
          className={field.field}
          id="contact-name"
          ref={name}
          type="text"
          autoComplete="name"
          value={inquiry.name}
          onChange={change}
        />
      </div>
      <div className={classes(styles.field, styles.short)}>
        <label htmlFor="contact-email">{t('contact.email')}</label>
        <input
          className={field.field}
          id="contact-email"
          ref={address}
          type="email"
          autoComplete="email"
          dir="ltr"
          value={inquiry.email}
          onChange={change}
        />
      </div>
      <div className={styles.field}>
        <label htmlFor="contact-message">{t('contact.message')}</label>
        <textarea
          className={field.field}
          id="contact-message"
          ref={message}
          rows={4}
          aria-describedby="contact-hint"
          value={inquiry.message}
          onChange={change}
        />
        <p id="contact-hint" className={textStyles.note}>
          {t('contact.hint')}
        </p>
      </div>
      <button className={classes(pill.pill, pill.filled)} type="submit">
        {t('contact.send')}
      </button>
      <AfterSend sent={sent} inquiry={inquiry} copy={copy} onCopy={setCopy} ways={ways} />
    </form>
  );
}
