import { email } from '../site.ts';
import { forget, keep, readKept } from '../ui/storage.ts';
import { wellFormed } from '../ui/well-formed.ts';

export const formWords = [
  'contact.name',
  'contact.email',
  'contact.message',
  'contact.hint',
  'contact.send',
  'contact.opened',
  'contact.openedEmpty',
  'contact.nameCut',
  'contact.copy',
  'contact.copied',
  'contact.notCopied',
  'contact.mailAgain',
  'contact.mailCut',
  'contact.address',
  'ask.whatsapp',
  'ask.call',
] as const;

/** Never leaves the browser by itself. */
export type Inquiry = { name: string; email: string; message: string };

const emptyInquiry: Inquiry = { name: '', email: '', message: '' };

/** Windows hands no longer address to a mail program. */
const longestAddress = 2000;

/** Every character is encoded, so that none can add a header; `encodeURIComponent` throws on half a surrogate pair. */
const addressWith = (name: string) =>
  `mailto:${email}?subject=${encodeURIComponent(`Inquiry from ${name}`)}`;

const oneLine = (name: string) => wellFormed(name.replace(/\p{Cc}+/gu, ' '));

/** A text whose encoded form is no longer than `room`; it ends with an ellipsis where it was cut. */
function fit(text: string, room: number) {
  if (encodeURIComponent(text).length <= room) return { text, isCut: false };
  let left = room - encodeURIComponent('…').length;
  let cut = '';
  for (const [character] of text.matchAll(/\r\n|./gsu)) {
    left -= encodeURIComponent(character).length;
    if (left < 0) break;
    cut += character;
  }
  return { text: `${cut}…`, isCut: true };
}

const fitName = (name: string) => fit(oneLine(name), longestAddress - addressWith('').length);

export const isNameCut = (name: string) => fitName(name).isCut;

export const mailtoAddress = (name: string) => addressWith(fitName(name).text);

/** Encoded characters; a longer name would leave the message too little of the address. */
const longestName = 300;

/** RFC 6068 separates lines by CR LF. */
const mailLines = (message: string) =>
  wellFormed(message)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, ' ')
    .replaceAll('\n', '\r\n');

const longestMail = () => (navigator.userAgent.includes('Windows') ? longestAddress : 8000);

/** The second mail link, with subject and message; the specified one has the subject only. */
export function mailWithWords({ name, message }: Inquiry, longest = longestMail()) {
  const start = `${addressWith(fit(oneLine(name), longestName).text)}&body=`;
  const { text, isCut } = fit(mailLines(message), longest - start.length);
  return { address: start + encodeURIComponent(text), isCut };
}

export const whatsappAddress = (number: string, words: string) =>
  `https://wa.me/${number}${words && `?text=${encodeURIComponent(wellFormed(words))}`}`;

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

/** The words that a page has put before the message. */
const wordsKey = 'inquiry-words';

/** The message without those words, as long as they are as they were. */
function ownMessage(message: string) {
  const words = readKept(wordsKey, 'sessionStorage') ?? '';
  return message.startsWith(words) ? message.slice(words.length).trimStart() : message;
}

function saveWords(words: string, own: string) {
  keep(wordsKey, words, 'sessionStorage');
  saveDraft({ ...loadDraft(), message: `${words}\n\n${own}`.trimEnd() });
}

/** Puts words before the visitor's own message, in place of those of an earlier press. */
export function addToDraft(words: string) {
  const { message } = loadDraft();
  if (!message.includes(words)) saveWords(words, ownMessage(message));
}

/** Only into a message without words of the visitor's own. */
export function beginDraft(words: string) {
  const own = ownMessage(loadDraft().message);
  if (own.trim() === '') saveWords(words, own);
}

export const hasDraft = () => Object.values(loadDraft()).some((field) => field !== '');

export const forgetDraft = () =>
  [draftKey, wordsKey].forEach((key) => forget(key, 'sessionStorage'));
