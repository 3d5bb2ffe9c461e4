import type { Locale } from '../locales.ts';
import { isFillerWord } from './fillers.ts';
import { askedForms, fold, nameForms, splitWords, withoutParticle } from './fold.ts';
import type { Index } from './index.ts';
import type { OtherPlace } from './index-files.ts';
import { withMeanings } from './phrases.ts';

export type Asked = {
  /** The word, or the words of a name, as they may be indexed. */
  forms: string[];
  /** The words by which texts call a known place: found exactly or not at all. */
  name?: string[];
  /** It may be typed only in part. */
  last: boolean;
  /** The journey starts there. */
  origin?: boolean;
};

export type Question = {
  asked: Asked[];
  /** It has fillers alone. */
  isVague: boolean;
  /** The places in it that no tour goes to. */
  otherPlaces: OtherPlace[];
};

/** In words. */
const longestName = 3;

/** In letters; shorter names have other meanings too: van, side, ordu. */
const clearName = 5;

type Name = { spelling: string; words: string[] };

function variantsOf(words: readonly string[], locale: Locale): string[] {
  const [first = '', ...others] = words;
  if (others.length === 0) return nameForms(first, locale);
  const middle = others.slice(0, -1).map(fold);
  const ends = nameForms(others.at(-1) ?? '', locale);
  return nameForms(first, 'ar').flatMap((start) =>
    ends.map((end) => [start, ...middle, end].join(' ')),
  );
}

/** The longest name of a place that begins with the first word. */
function nameAtStart(index: Index, words: readonly string[]): Name | undefined {
  for (let count = Math.min(longestName, words.length); count > 0; count--) {
    const taken = words.slice(0, count);
    const spelling = variantsOf(taken, index.locale).find(
      (variant) => Object.hasOwn(index.spellings, variant) || index.otherPlaces.has(variant),
    );
    if (spelling !== undefined) return { spelling, words: taken };
  }
  return undefined;
}

/** The word of content/search/ for ways from place to place. */
const journey: Record<Locale, string> = { en: 'transport', tr: 'ulasim', ar: 'وصول' };

type OriginSign = { before?: string; ending?: RegExp };

/** How each language says that a journey starts at a place, folded: from Ankara, Ankara’dan, من أنقرة. */
const originSigns: Record<Locale, OriginSign> = {
  en: { before: 'from' },
  tr: { ending: /^[dt][ae]n$/ },
  ar: { before: 'من' },
};

/** Whether a journey starts at the place, in any language. */
function isOrigin(name: Name, before: string | undefined, after: string | undefined) {
  const ofName = fold(name.words.at(-1) ?? '').slice(
    (name.spelling.split(' ').at(-1) ?? '').length,
  );
  return Object.values(originSigns).some(
    (sign) =>
      sign.before === fold(before ?? '') ||
      [ofName, fold(after ?? '')].some((word) => sign.ending?.test(word)),
  );
}

/** English names where a journey starts without a word of its own: Cappadocia to Antalya. */
function leadsOn(index: Index, [to = '', ...words]: readonly string[]) {
  const goal = index.locale === 'en' && fold(to) === 'to' ? nameAtStart(index, words) : undefined;
  return goal !== undefined && !index.otherPlaces.has(goal.spelling);
}

type Read = Asked & { filler: boolean; spelling?: string };

/** Without short names of other places that stand beside other words: van, side, ordu. */
function withoutUnclear(index: Index, asked: Read[]) {
  const isClear = ({ spelling = '' }: Read) => spelling.length >= clearName;
  const isPlain = asked.every(({ name }) => name !== undefined) || asked.some(isClear);
  return isPlain ? asked : asked.filter(({ spelling = '' }) => !index.otherPlaces.has(spelling));
}

/** Where the question wants to go, if no tour goes to any of it. */
function otherPlacesIn(index: Index, asked: readonly Read[]) {
  const wanted = asked.filter(({ name, origin }) => name !== undefined && origin === false);
  const found = wanted.map(({ spelling = '' }) => index.otherPlaces.get(spelling));
  const known = found.filter((place) => place !== undefined);
  return known.length === found.length ? [...new Set(known)] : [];
}

/** Looks behind a particle too in Arabic: لزيارة. */
function isFiller(forms: readonly string[], locale: Locale) {
  const bare = locale === 'ar' ? forms.flatMap((form) => withoutParticle(form) ?? []) : [];
  return [...forms, ...bare].some((form) => isFillerWord(form, locale));
}

/** The words of a query without fillers, and the places in it that no tour goes to. */
export function readQuestion(index: Index, query: string): Question {
  const { locale, spellings } = index;
  const typed = splitWords(query).map(({ text }) => text);
  const words = withMeanings(
    typed.filter((word) => fold(word) !== ''),
    locale,
  );
  const all: Read[] = [];
  for (let at = 0; at < words.length;) {
    const name = nameAtStart(index, words.slice(at));
    const end = at + (name?.words.length ?? 1);
    const forms = name ? name.words.map(fold) : askedForms(words[at] ?? '', locale);
    const last = end === words.length;
    if (name) {
      const { spelling } = name;
      const own = (spellings[spelling] ?? spelling).split(' ');
      const origin = isOrigin(name, words[at - 1], words[end]) || leadsOn(index, words.slice(end));
      all.push({ forms, last, filler: false, name: own, origin, spelling });
    } else {
      all.push({ forms, last, filler: isFiller(forms, locale) });
    }
    at = end;
  }
  const isFrom = (origin: boolean) => all.some((word) => word.name && word.origin === origin);
  if (isFrom(true) && isFrom(false))
    all.push({ forms: [journey[locale]], last: false, filler: false });
  const telling = withoutUnclear(
    index,
    all.filter(({ filler }) => !filler),
  );
  const isVague = telling.length === 0;
  return { asked: isVague ? all : telling, isVague, otherPlaces: otherPlacesIn(index, telling) };
}
