import { useState, type ReactNode } from 'react';
import { email as siteEmail } from '../site.ts';
import { asIsland, useI18n } from '../i18n/context.tsx';
import { classes } from '../ui/classes.ts';
import field from '../ui/field.module.css';
import styles from './contact-form.module.css';
import pill from '../ui/pill.module.css';
import { AfterSend, type CopyResult } from './after-send.tsx';
import type { Channels } from './business.server.ts';
import { openMail } from './inquiry.ts';
import { useInquiry, type Asked } from './use-inquiry.ts';
import panel from '../ui/panel.module.css';
import stack from '../ui/stack.module.css';
import textStyles from '../ui/text.module.css';
import { formatList } from '../i18n/format.ts';
import { partsIn } from './message.ts';

type Props = {
  /** The stamp, rendered while building. */
  children?: ReactNode;
  channels: Channels;
};

type AskedProps = { message: string; asked: Asked | undefined };

/** The subjects of a message as long as their words are in it. */
function AskedAbout({ message, asked }: AskedProps) {
  const { locale, t } = useI18n();
  const things = partsIn(message, asked?.parts ?? []).map(({ about }) => about);
  return (
    <div className={classes(stack.tight, styles.asked)} role="status">
      {things.length > 0 && (
        <p className={textStyles.strong}>
          {t('contact.asked', { things: formatList(locale, things) })}
        </p>
      )}
      {things.length > 0 && asked?.added && <p>{t('contact.added', { thing: asked.added })}</p>}
    </div>
  );
}

/** Set by `send.client.ts`; false while building. */
const wasSentBefore = () =>
  typeof document !== 'undefined' && document.querySelector('form[data-sent]') !== null;

function ContactForm({ children, channels }: Props) {
  const { t } = useI18n();
  const { inquiry, asked, change: changeInquiry } = useInquiry();
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
        openMail(changeInquiry().name);
        setPresses((times) => times + 1);
      }}
    >
      {/* Without scripts the mail has the subject that a form can give it. */}
      <input type="hidden" name="subject" value="Inquiry" />
      {children}
      <AskedAbout message={inquiry.message} asked={asked} />
      {(['name', 'email'] as const).map((name) => (
        <div key={name} className={classes(stack.close, styles.field, styles.short)}>
          <label htmlFor={`contact-${name}`}>{t(`contact.${name}`)}</label>
          <input
            className={field.field}
            id={`contact-${name}`}
            type={name === 'email' ? 'email' : 'text'}
            autoComplete={name}
            dir={name === 'email' ? 'ltr' : undefined}
            value={inquiry[name]}
            onChange={change}
          />
        </div>
      ))}
      <div className={classes(stack.close, styles.field)}>
        <label htmlFor="contact-message">{t('contact.message')}</label>
        <textarea
          className={field.field}
          id="contact-message"
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
      <AfterSend sent={sent} inquiry={inquiry} copy={copy} onCopy={setCopy} channels={channels} />
    </form>
  );
}

export const ContactIsland = asIsland(ContactForm);
