import { useEffect, useId, useRef, useState } from 'react';
import { email } from '../content/site.ts';
import { useI18n } from '../i18n/context.tsx';
import styles from './contact-form.module.css';
import { emptyInquiry, loadDraft, mailtoAddress, saveDraft, type Inquiry } from './inquiry.ts';

/**
 * The inquiry form. As specified it checks nothing and opens the visitor's mail program with
 * only the subject filled in; so it then says what happened, keeps every word, and offers to copy
 * the message.
 */
export function ContactForm() {
  const { t } = useI18n();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [inquiry, setInquiry] = useState<Inquiry>(emptyInquiry);
  const [sent, setSent] = useState(false);
  const [copied, setCopied] = useState(false);

  // What was typed before scripts ran, or earlier in this visit, is taken over, not lost.
  useEffect(() => {
    const typed = new FormData(form.current ?? undefined);
    const draft = loadDraft();
    setInquiry({
      name: String(typed.get('name') || draft.name),
      email: String(typed.get('email') || draft.email),
      message: String(typed.get('message') || draft.message),
    });
  }, []);

  const change = (field: keyof Inquiry) => (event: { target: { value: string } }) => {
    const next = { ...inquiry, [field]: event.target.value };
    setInquiry(next);
    saveDraft(next);
    setCopied(false);
  };

  return (
    <form
      ref={form}
      className={styles.form}
      action={`mailto:${email}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        location.href = mailtoAddress(inquiry.name);
        setSent(true);
      }}
    >
      <div className={styles.field}>
        <label htmlFor={`${id}-name`}>{t('contact.name')}</label>
        <input
          id={`${id}-name`}
          name="name"
          type="text"
          autoComplete="name"
          value={inquiry.name}
          onChange={change('name')}
        />
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-email`}>{t('contact.email')}</label>
        <input
          id={`${id}-email`}
          name="email"
          type="email"
          autoComplete="email"
          dir="ltr"
          value={inquiry.email}
          onChange={change('email')}
        />
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-message`}>{t('contact.message')}</label>
        <textarea
          id={`${id}-message`}
          name="message"
          rows={4}
          dir="auto"
          aria-describedby={`${id}-hint`}
          value={inquiry.message}
          onChange={change('message')}
        />
        <p id={`${id}-hint`} className={styles.hint}>
          {t('contact.hint')}
        </p>
      </div>
      <button className={styles.submit} type="submit">
        {t('contact.send')}
      </button>
      <div className={styles.result} role="status">
        {sent && (
          <>
            <p>{t('contact.opened')}</p>
            <p>
              {t('contact.address')}{' '}
              <a href={`mailto:${email}`}>
                <bdi dir="ltr">{email}</bdi>
              </a>
            </p>
          </>
        )}
        {copied && <p>{t('contact.copied')}</p>}
      </div>
      {sent && inquiry.message !== '' && (
        <button
          className={styles.copy}
          type="button"
          onClick={() => {
            void navigator.clipboard.writeText(inquiry.message).then(() => setCopied(true));
          }}
        >
          {t('contact.copy')}
        </button>
      )}
    </form>
  );
}
