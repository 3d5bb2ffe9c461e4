import { email } from '../site.ts';
import { forget, keep, readKept } from '../ui/storage.ts';

export const formWords = [
  'contact.name',
  'contact.email',
  'contact.message',
  'contact.hint',
  'contact.send',
  'contact.opened',
  'contact.nameCut',
  'contact.address',
  'contact.copy',
  'contact.copied',
  'contact.notCopied',
] as const;

/** Never leaves the browser by itself. */
export type Inquiry = { name: string; email: string; message: string };

const emptyInquiry: Inquiry = { name: '', email: '', message: '' };

/** Windows hands no longer address to a mail program. */
const longestAddress = 2000;

/** Every character is encoded, so that none can add a header; `encodeURIComponent` throws on half a surrogate pair. */
const addressWith = (name: string) =>
  `mailto:${email}?subject=${encodeURIComponent(`Inquiry from ${name}`)}`;

const oneLine = (name: string) => name.replace(/\p{Cc}+/gu, ' ').toWellFormed();

export const isNameCut = (name: string) => addressWith(oneLine(name)).length > longestAddress;

export function mailtoAddress(name: string): string {
  if (!isNameCut(name)) return addressWith(oneLine(name));
  let room = longestAddress - addressWith('…').length;
  let cut = '';
  for (const letter of oneLine(name)) {
    room -= encodeURIComponent(letter).length;
    if (room < 0) break;
    cut += letter;
  }
  return addressWith(`${cut}…`);
}

/** Used before and after hydration. */
export const openMail = (name: string) => {
  location.href = mailtoAddress(name);
};

const draftKey = 'inquiry';

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

/** Puts words before the message, once. */
export function addToDraft(words: string) {
  const draft = loadDraft();
  if (draft.message.includes(words)) return;
  saveDraft({ ...draft, message: `${words}\n\n${draft.message}`.trimEnd() });
}

/** Only into an empty message. */
export function beginDraft(words: string) {
  const draft = loadDraft();
  if (draft.message.trim() === '') saveDraft({ ...draft, message: words });
}

export const hasDraft = () => Object.values(loadDraft()).some((field) => field !== '');

export const forgetDraft = () => forget(draftKey, 'sessionStorage');
