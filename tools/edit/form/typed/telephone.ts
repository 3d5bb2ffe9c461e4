import { latinDigits } from '../../../../app/ui/latin-digits.ts';
import { type Reading, visible } from './reading.ts';

const before =
  /^(?:(?:https:\/\/)?wa\.me\/|tel(?:efon|ephone)?|phone|gsm|cep|whats\s?app|هاتف|واتساب)?[\s.:]*/i;

/** +90 212 555 01 23, 0212 …, 00 90 … and (0212) …; without a country it is Turkish. */
export function readTelephone(text: string): Reading<string> {
  const typed = latinDigits(visible(text)).replace(before, '').replace('(0)', '');
  if (!/^\+?[\d\s().\-–/]+$/.test(typed)) return undefined;
  const digits = typed.replaceAll(/\D/g, '').replace(/^00/, '');
  const hasCountry = typed.startsWith('+') || /^\(?00/.test(typed);
  const national = /^0?([2-58]\d{9})$/.exec(digits)?.[1];
  const number = (!hasCountry && national ? `90${national}` : digits).replace(
    /^900(?=\d{10}$)/,
    '90',
  );
  const isWhole = hasCountry || national !== undefined || /^[1-9]\d{10,}$/.test(number);
  return isWhole && /^[1-9]\d{7,14}$/.test(number) ? { value: `+${number}` } : undefined;
}

/** Digits only, as wa.me wants them. */
export function readWhatsApp(text: string): Reading<string> {
  const reading = readTelephone(text);
  return reading && 'value' in reading ? { value: reading.value.slice(1) } : reading;
}
