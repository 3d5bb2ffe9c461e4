import { email } from '../site.ts';
import { forget, keep, readKept } from '../ui/browser/storage.ts';
import { wellFormed } from '../ui/text/well-formed.ts';
import { parsed, textsOf } from './asked.ts';
import { addressFor, addressWith, fit, fitName, longestAddress, oneLine } from './mail.ts';

export const formWords = [
  'contact.*',
  'ask.call',
  'ask.hello',
  'ask.whatsapp',
  'ask.words.*',
] as const;

/** Never leaves the browser by itself. */
export type Inquiry = { name: string; email: string; message: string };

export const isNameCut = (name: string) => fitName(email, name).isCut;

export const mailtoAddress = (name: string) => addressFor(email, name);

/** Encoded characters; a longer name would leave the message too little of the address. */
const longestName = 300;

/** RFC 6068 separates lines by CR LF. */
export const mailLines = (message: string) =>
  wellFormed(message)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, ' ')
    .replaceAll('\n', '\r\n');

const longestMail = () => (navigator.userAgent.includes('Windows') ? longestAddress : 8000);

/** The second mail link, with subject and message; the specified one has the subject only. */
export function mailWithWords({ name, message }: Inquiry, longest = longestMail()) {
  const start = `${addressWith(email, fit(oneLine(name), longestName).text)}&body=`;
  const { text, isCut } = fit(mailLines(message), longest - start.length);
  return { address: start + encodeURIComponent(text), isCut };
}

export const whatsappAddress = (number: string, words: string) =>
  `https://wa.me/${number}${words && `?text=${encodeURIComponent(wellFormed(words))}`}`;

export const openMail = (name: string) => {
  location.href = mailtoAddress(name);
};

const draftKey = 'inquiry';

export const saveDraft = (inquiry: Inquiry) =>
  keep(draftKey, JSON.stringify(inquiry), 'sessionStorage');

export function loadDraft(): Inquiry {
  const textIn = textsOf(parsed(readKept(draftKey, 'sessionStorage') ?? ''));
  return { name: textIn('name'), email: textIn('email'), message: textIn('message') };
}

export const hasDraft = () => Object.values(loadDraft()).some((field) => field !== '');

export const forgetDraft = () => forget(draftKey, 'sessionStorage');
