import { email } from '../site.ts';
import { forget, keep, readKept } from '../ui/storage.ts';

/** What the island of the form says. */
export const formWords = [
  'contact.name',
  'contact.email',
  'contact.message',
  'contact.hint',
  'contact.send',
  'contact.opened',
  'contact.address',
  'contact.copy',
  'contact.copied',
  'contact.notCopied',
] as const;

/** What a visitor types into the contact form. It never leaves the browser by itself. */
export type Inquiry = { name: string; email: string; message: string };

const emptyInquiry: Inquiry = { name: '', email: '', message: '' };

/**
 * The link that submitting opens: the fixed address and the subject "Inquiry from {name}", and
 * nothing else. Encoding every character leaves none that could end the subject or begin another
 * header; line breaks and other control characters have no place in a subject and become spaces.
 * Half a surrogate pair cannot be encoded and becomes U+FFFD.
 */
export function mailtoAddress(name: string): string {
  const oneLine = name.replace(/\p{Cc}+/gu, ' ').toWellFormed();
  return `mailto:${email}?subject=${encodeURIComponent(`Inquiry from ${oneLine}`)}`;
}

/** What Send does, before hydration and after it. */
export const openMail = (name: string) => {
  location.href = mailtoAddress(name);
};

const draftKey = 'inquiry';

/** Keeps what was typed for this visit; where nothing is kept, the words stay in the open form. */
export const saveDraft = (inquiry: Inquiry) =>
  keep(draftKey, JSON.stringify(inquiry), 'sessionStorage');

export function loadDraft(): Inquiry {
  try {
    const draft: unknown = JSON.parse(readKept(draftKey, 'sessionStorage') ?? 'null');
    if (typeof draft !== 'object' || draft === null) return emptyInquiry;
    const field = (name: keyof Inquiry) => {
      const value: unknown = Reflect.get(draft, name);
      return typeof value === 'string' ? value : '';
    };
    return { name: field('name'), email: field('email'), message: field('message') };
  } catch {
    return emptyInquiry;
  }
}

/** Writes words before what is typed already, once: what another page says for the visitor. */
export function addToDraft(words: string) {
  const draft = loadDraft();
  if (draft.message.includes(words)) return;
  saveDraft({ ...draft, message: `${words}\n\n${draft.message}`.trimEnd() });
}

/** Writes words into a message that is not begun yet. */
export function beginDraft(words: string) {
  const draft = loadDraft();
  if (draft.message.trim() === '') saveDraft({ ...draft, message: words });
}

export const hasDraft = () => Object.values(loadDraft()).some((field) => field !== '');

export const forgetDraft = () => forget(draftKey, 'sessionStorage');
