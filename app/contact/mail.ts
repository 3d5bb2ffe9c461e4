import { wellFormed } from '../ui/text/well-formed.ts';

/* Addresses that open a mail program. */

/** Windows hands no longer address to a mail program. */
export const longestAddress = 2000;

/** Every character is encoded, so that none can add a header; `encodeURIComponent` throws on half a surrogate pair. */
export const addressWith = (to: string, name: string) =>
  `mailto:${to}?subject=${encodeURIComponent(`Inquiry from ${name}`)}`;

export const oneLine = (name: string) => wellFormed(name.replace(/\p{Cc}+/gu, ' '));

/** A text whose encoded form is no longer than `room`; it ends with an ellipsis where it was cut. */
export function fit(text: string, room: number) {
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

export const fitName = (to: string, name: string) =>
  fit(oneLine(name), longestAddress - addressWith(to, '').length);

/** Has the specified subject only. */
export const addressFor = (to: string, name: string) => addressWith(to, fitName(to, name).text);
