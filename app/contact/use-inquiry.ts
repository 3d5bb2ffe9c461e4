import { useEffect, useState } from 'react';
import { useI18n } from '../i18n/context.tsx';
import { useServedField } from '../ui/browser/use-served-field.ts';
import { keepParts, keptParts, takeAsked, type Part } from './asked.ts';
import { loadDraft, saveDraft, type Inquiry } from './inquiry.ts';
import { withSubject } from './message.ts';

export type Asked = {
  parts: readonly Part[];
  /** The name of what was added to a message that had words. */
  added?: string;
};

/** Read from the page: browsers fill fields in without an event, and React may not have rendered what was typed. */
const typedIn = (field: keyof Inquiry) =>
  document.querySelector<HTMLInputElement>(`#contact-${field}`)?.value ?? '';

/** What was typed, and the subjects that other pages have put into the message. */
export function useInquiry() {
  const { t } = useI18n();
  const [inquiry, setInquiry] = useState<Inquiry>({
    name: useServedField('contact-name'),
    email: useServedField('contact-email'),
    message: useServedField('contact-message'),
  });
  const [asked, setAsked] = useState<Asked>();

  // Fields have no names, so that a form sent without scripts adds none of them to the mail.
  useEffect(() => {
    const take = (draft: Inquiry) => {
      const subjects = takeAsked();
      const before: Asked & { message: string } = { message: draft.message, parts: keptParts() };
      const { message: text, ...known } = subjects.reduce(
        (all, subject) => withSubject(t, all.message, subject, all.parts),
        before,
      );
      if (subjects.length > 0) keepParts(known.parts);
      setAsked(known);
      setInquiry({ ...draft, message: text });
      return saveDraft({ ...draft, message: text });
    };
    const draft = loadDraft();
    const isKept = take({
      name: typedIn('name') || draft.name,
      email: typedIn('email') || draft.email,
      message: typedIn('message') || draft.message,
    });
    // A page from the back/forward cache may be older than the draft.
    const takeAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted && isKept) take(loadDraft());
    };
    addEventListener('pageshow', takeAgain);
    return () => removeEventListener('pageshow', takeAgain);
  }, [t]);

  const change = () => {
    const typed = {
      name: typedIn('name'),
      email: typedIn('email'),
      message: typedIn('message'),
    };
    setInquiry(typed);
    saveDraft(typed);
    return typed;
  };

  /** `asked` is undefined until hydration. */
  return { inquiry, asked, change };
}
