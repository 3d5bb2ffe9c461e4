import { latinDigits } from '../../../../app/ui/latin-digits.ts';
import { localeInfo, type Locale } from '../../../../app/locales.ts';
import { type Reading, visible } from './reading.ts';

export type Limits = {
  integer?: boolean;
  minimum?: number | undefined;
  maximum?: number | undefined;
  exclusiveMinimum?: number | undefined;
  /** A number outside of these is asked about. */
  usual?: readonly [number, number] | undefined;
};

const money = String.raw`ABD doları|US\$|\p{Sc}|USD|EUR|TRY|TL|SAR|dolar|dollars?|euros?|avro|lira|riyals?|دولارا?|أمريكي|يورو|ليرة|ريال`;
const units = '°C|mm|km|%|٪';
const sign = `(?:${money}|${units})`;
const signs = new RegExp(String.raw`^(?:${sign}\s*)+|(?:\s*${sign})+$`, 'giu');

/** Spaces, apostrophes and the Arabic sign separate thousands only. */
const groupOnly = /[\s'’٬]/g;

function wholeOf(text: string): string | undefined {
  if (/^\d*$/.test(text)) return text;
  return /^[1-9]\d{0,2}([.,g])\d{3}(?:\1\d{3})*$/.test(text)
    ? text.replaceAll(/\D/g, '')
    : undefined;
}

function meaning(text: string, decimal: string | undefined): number[] {
  const [whole = '', fraction = '', ...rest] = decimal ? text.split(decimal) : [text];
  const digits = wholeOf(whole);
  if (digits === undefined || rest.length > 0 || !/^\d*$/.test(fraction)) return [];
  return digits + fraction === '' ? [] : [Number(`${digits || 0}.${fraction || 0}`)];
}

/** 1.250, 1,250, ٧٩٠, US$ 790 and 12,5; it asks where a language cannot decide between 1250 and 1.25. */
export function readNumber(locale: Locale, text: string, limits: Limits): Reading<number> {
  const plain = latinDigits(visible(text))
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(signs, '')
    .replaceAll('،', ',');
  const [, minus = '', figures] = /^([-−–+]?)\s*([\d.,٫٬'’\s]+)$/.exec(plain) ?? [];
  if (figures === undefined) return undefined;
  const marked = figures.trim().replaceAll(groupOnly, 'g');
  const own = new Intl.NumberFormat(localeInfo[locale].intl).format(1.5).includes(',') ? ',' : '.';
  const decimals = marked.includes('٫') ? ['٫'] : [own, own === ',' ? '.' : ','];
  const meanings = [
    ...decimals.filter((one) => marked.includes(one)).flatMap((one) => meaning(marked, one)),
    ...(marked.includes('٫') ? [] : meaning(marked, undefined)),
  ].map((number) => (/[-−–]/.test(minus) ? -number : number));
  return chosen([...new Set(meanings)], limits);
}

function chosen(meanings: readonly number[], limits: Limits): Reading<number> {
  const { integer, minimum, maximum, exclusiveMinimum, usual } = limits;
  const fitting = meanings.filter(
    (number) =>
      (!integer || Number.isInteger(number)) &&
      number >= (minimum ?? number) &&
      number <= (maximum ?? number) &&
      number > (exclusiveMinimum ?? -Infinity),
  );
  const [first, ...others] = fitting;
  if (first === undefined) return meanings[0] === undefined ? undefined : { value: meanings[0] };
  if (others.length > 0) return { ask: fitting };
  const [least, most] = usual ?? [first, first];
  return first < least || first > most ? { ask: [first] } : { value: first };
}

/** As the owner of a language types it; without separators of thousands. */
export const showNumber = (locale: Locale, number: number) =>
  new Intl.NumberFormat(localeInfo[locale].intl, {
    useGrouping: false,
    maximumFractionDigits: 15,
  }).format(number);
