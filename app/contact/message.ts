import type { Translate } from '../i18n/messages.ts';
import { email } from '../site.ts';
import type { Part, Subject } from './asked.ts';
import { mailLines } from './inquiry.ts';

/* The message of the form, and what pages put into it. */

/** No-break spaces and invisible marks, which some mail programs show as boxes. */
const plainText = (text: string) =>
  text
    .replaceAll(/[\u00A0\u202F]/gu, ' ')
    .replaceAll(/[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu, '');

export const wordsOfSubject = (t: Translate, { kind, about, more }: Subject) =>
  plainText([t(`ask.words.${kind}`, { about }), more].filter(Boolean).join('\n'));

/** A whole message about one subject. */
export const messageAbout = (t: Translate, subject: Subject) =>
  plainText(`${t('ask.hello')}\n\n${wordsOfSubject(t, subject)}`);

/** Browsers encode other letters themselves; encoded, they would make an Arabic page half as long again. */
const encodedSigns = (text: string) => text.replaceAll(/\p{ASCII}+/gu, encodeURIComponent);

/** Opens a mail with the subject and the message. */
export const mailAbout = (t: Translate, subject: Subject) =>
  `mailto:${email}?subject=${encodedSigns(`Inquiry: ${subject.about}`)}&body=${encodedSigns(
    mailLines(messageAbout(t, subject)),
  )}`;

/** A trip of the planner and a choice of trips change; each is in the message once. */
const isSame = (one: Subject, other: Subject) =>
  one.kind === other.kind &&
  (one.kind === 'plan' || one.kind === 'trips' || one.about === other.about);

export const partsIn = (message: string, parts: readonly Part[]) =>
  parts.filter(({ words }) => message.includes(words));

/** Below the subjects in the message, or else below what was written; a subject gives way to itself only. */
function withWords(message: string, words: string, standing: readonly Part[]) {
  const ends = standing.map((one) => message.indexOf(one.words) + one.words.length);
  const at = ends.length > 0 ? Math.max(...ends) : message.length;
  return [message.slice(0, at).trimEnd(), words, message.slice(at).trim()]
    .filter(Boolean)
    .join('\n\n');
}

/** Adds a subject to a message that may have some, whose words visitors may have changed. */
export function withSubject(
  t: Translate,
  message: string,
  subject: Subject,
  parts: readonly Part[],
) {
  const words = wordsOfSubject(t, subject);
  const others = parts.filter((one) => !isSame(one, subject));
  const known = { parts: [...others, { ...subject, words }] };
  if (message.includes(words)) return { ...known, message };
  if (message.trim() === '') return { ...known, message: messageAbout(t, subject) };
  const standing = partsIn(message, parts);
  const same = standing.find((one) => isSame(one, subject));
  return {
    ...known,
    message: same ? message.replace(same.words, () => words) : withWords(message, words, standing),
    added: subject.about,
  };
}
