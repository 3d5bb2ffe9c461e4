import { useRef, useState, type ReactNode } from 'react';
import { email as siteEmail } from '../site.ts';
import { useI18n } from '../i18n/context.tsx';
import { classes } from '../ui/classes.ts';
import field from '../ui/field.module.css';
import styles from './contact-form.module.css';
import pill from '../ui/pill.module.css';
import { AfterSend, type CopyResult } from './after-send.tsx';
import type { Ways } from './ways.server.ts';
import { AskedAbout } from './asked-about.tsx';
import { openMail } from './inquiry.ts';
import { useInquiry } from './use-inquiry.ts';
import panel from '../ui/panel.module.css';
import stack from '../ui/stack.module.css';
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
  const email = useRef<HTMLInputElement>(null);
  const message = useRef<HTMLTextAreaElement>(null);
  const { inquiry, asked, change: changeInquiry } = useInquiry({ name, email, message });
  const [sentBefore] = useState(wasSentBefore);
  const [presses, setPresses] = useState(0);
  const [copy, setCopy] = useState<CopyResult>();
  const sent = presses + (sentBefore && asked ? 1 : 0);

  const change = () => {
    changeInquiry();
    setCopy(undefined);
  };

  return (
    <form
      className={classes(panel.lined, panel.raised, stack.wide, styles.form)}
      data-screen-only
      action={`mailto:${siteEmail}`}
      data-inquiry={siteEmail}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        changeInquiry();
        openMail(name.current?.value ?? '');
        setPresses((times) => times + 1);
      }}
    >
      {/* Without scripts the mail has the subject that a form can give it. */}
      <input type="hidden" name="subject" value="Inquiry" />
      {stamp}
      <AskedAbout message={inquiry.message} asked={asked} />
      <div className={classes(stack.close, styles.field, styles.short)}>
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
      <div className={classes(stack.close, styles.field, styles.short)}>
        <label htmlFor="contact-email">{t('contact.email')}</label>
        <input
          className={field.field}
          id="contact-email"
          ref={email}
          type="email"
          autoComplete="email"
          dir="ltr"
          value={inquiry.email}
          onChange={change}
        />
      </div>
      <div className={classes(stack.close, styles.field)}>
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
        <p className={textStyles.note} data-needs-scripts>
          {t('contact.hintAgain')}
        </p>
      </div>
      <button className={classes(pill.pill, pill.filled)} type="submit">
        {t('contact.send')}
      </button>
      <AfterSend sent={sent} inquiry={inquiry} copy={copy} onCopy={setCopy} ways={ways} />
    </form>
  );
}
