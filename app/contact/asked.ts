import { isPlainClick } from '../ui/browser/plain-click.ts';
import { forget, keep, readKept } from '../ui/browser/storage.ts';
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
  'page',
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

/** The part of an address that browsers do not send. */
const inAddress = '#about=';

/** A line for each. */
const waiting = () => readKept(askedKey, 'sessionStorage') ?? '';

export const parsed = (written: string): unknown => tryOrUndefined(() => JSON.parse(written));

/** Reads the texts of an object; one that is missing is empty. */
export const textsOf = (value: unknown) => (name: string) => {
  const found: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return typeof found === 'string' ? found : '';
};

/** Keeps a subject until the form, which may be left before it has loaded, puts it into the message. */
function keepAsked(event: MouseEvent) {
  const { target } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-ask]');
  const asked = link && link.dataset['ask'];
  if (!asked) return;
  // Another tab has another session.
  if (event.type === 'click' && isPlainClick(event))
    keep(askedKey, `${waiting()}\n${asked}`, 'sessionStorage');
  else link.hash = inAddress + encodeURIComponent(asked);
}

/** In the head, so that a press before other scripts is kept too. */
export function startAsking() {
  for (const press of ['click', 'auxclick', 'contextmenu'] as const)
    document.addEventListener(press, keepAsked);
}

function partIn(value: unknown): Part | undefined {
  const textIn = textsOf(value);
  const kind = askKinds.find((one) => one === textIn('kind'));
  const [about, more, words] = [textIn('about'), textIn('more'), textIn('words')];
  return kind && { kind, about, ...(more && { more }), words };
}

/** The subject of a link with one more line. */
export function withLine(written: string, line: string) {
  const asked = partIn(parsed(written));
  const more = [asked?.more, line].filter(Boolean).join('\n');
  return asked ? JSON.stringify({ ...asked, more }) : written;
}

function askedInAddress() {
  const { hash, pathname, search } = location;
  if (!hash.startsWith(inAddress)) return undefined;
  history.replaceState(history.state, '', pathname + search);
  return tryOrUndefined((): unknown =>
    JSON.parse(decodeURIComponent(hash.slice(inAddress.length))),
  );
}

/** Once. */
export function takeAsked(): Subject[] {
  const asked = [...waiting().split('\n').map(parsed), askedInAddress()].flatMap(
    (one) => partIn(one) ?? [],
  );
  forget(askedKey, 'sessionStorage');
  return asked;
}

export function keptParts(): Part[] {
  const parts = parsed(readKept(partsKey, 'sessionStorage') ?? '');
  return Array.isArray(parts) ? parts.flatMap((part: unknown) => partIn(part) ?? []) : [];
}

export const keepParts = (parts: readonly Part[]) =>
  keep(partsKey, JSON.stringify(parts), 'sessionStorage');

export const forgetAsked = () =>
  [askedKey, partsKey].forEach((key) => forget(key, 'sessionStorage'));
