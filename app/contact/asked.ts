import { forget, keep, readKept } from '../ui/storage.ts';
import { tryOrUndefined } from '../ui/try-or-undefined.ts';

/** What a question may be about; the form has a sentence for each. */
const askKinds = [
  'place',
  'trip',
  'trips',
  'plan',
  'departure',
  'month',
  'article',
  'answer',
  'experience',
  'search',
] as const;

export type Subject = {
  kind: (typeof askKinds)[number];
  /** Its name, as the form shows it. */
  about: string;
  /** Lines below the sentence: price, stops, dates. */
  more?: string;
};

/** A subject that is in the message, with its words there. */
export type Part = Subject & { words: string };

const askedKey = 'inquiry-asked';
const partsKey = 'inquiry-parts';

/** Until the form puts it into the message. */
export const keepAsked = (written: string) => keep(askedKey, written, 'sessionStorage');

/** In the head, so that a press before other scripts is kept too. */
export function startAsking() {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const asked = target.closest<HTMLElement>('[data-ask]')?.dataset['ask'];
    if (asked) keepAsked(asked);
  });
}

const parsed = (written: string): unknown => tryOrUndefined(() => JSON.parse(written));

const readParsed = (key: string) => parsed(readKept(key, 'sessionStorage') ?? 'null');

function partIn(value: unknown): Part | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const text = (name: keyof Part) => {
    const found: unknown = Reflect.get(value, name);
    return typeof found === 'string' ? found : '';
  };
  const kind = askKinds.find((one) => one === text('kind'));
  const [about, more, words] = [text('about'), text('more'), text('words')];
  return kind && { kind, about, ...(more && { more }), words };
}

/** The subject of a link with one more line. */
export function withLine(written: string, line: string) {
  const asked = partIn(parsed(written));
  const more = [asked?.more, line].filter(Boolean).join('\n');
  return asked ? JSON.stringify({ ...asked, more }) : written;
}

/** Once. */
export function takeAsked(): Subject | undefined {
  const asked = partIn(readParsed(askedKey));
  forget(askedKey, 'sessionStorage');
  return asked;
}

export function keptParts(): Part[] {
  const parts = readParsed(partsKey);
  return Array.isArray(parts) ? parts.flatMap((part: unknown) => partIn(part) ?? []) : [];
}

export const keepParts = (parts: readonly Part[]) =>
  keep(partsKey, JSON.stringify(parts), 'sessionStorage');

export const forgetAsked = () =>
  [askedKey, partsKey].forEach((key) => forget(key, 'sessionStorage'));
