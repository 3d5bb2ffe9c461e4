import { useEffect, useState, type RefObject } from 'react';
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

type Fields = {
  name: RefObject<HTMLInputElement | null>;
  email: RefObject<HTMLInputElement | null>;
  message: RefObject<HTMLTextAreaElement | null>;
};

/** What was typed, and the subjects that other pages have put into the message. */
export function useInquiry({ name, email, message }: Fields) {
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
      name: name.current?.value || draft.name,
      email: email.current?.value || draft.email,
      message: message.current?.value || draft.message,
    });
    // A page from the back/forward cache may be older than the draft.
    const takeAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted && isKept) take(loadDraft());
    };
    addEventListener('pageshow', takeAgain);
    return () => removeEventListener('pageshow', takeAgain);
  }, [t, name, email, message]);

  // All fields are read: this may run before React has rendered what was typed during hydration, and some browsers
  // fill fields in without an event.
  const change = () => {
    const typed = {
      name: name.current?.value ?? '',
      email: email.current?.value ?? '',
      message: message.current?.value ?? '',
    };
    setInquiry(typed);
    saveDraft(typed);
  };

  /** `asked` is undefined until hydration. */
  return { inquiry, asked, change };
}
