import { latinDigits } from './latin-digits.ts';

/** Thousands and decimals, as a language separates them. */
function separatorsOf(intl: string) {
  const parts = new Intl.NumberFormat(intl).formatToParts(12_345.6);
  const sign = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value;
  return { group: sign('group') ?? ',', decimal: sign('decimal') ?? '.' };
}

type Separators = ReturnType<typeof separatorsOf>;

function readWith({ group, decimal }: Separators, text: string): number | undefined {
  const [whole = '', decimals, ...rest] = text.split(decimal);
  const groups = whole.split(group);
  const isGrouped =
    groups.length === 1 ||
    groups.every((digits, at) =>
      at === 0 ? digits !== '' && digits.length <= 3 : digits.length === 3,
    );
  const isNumber = /^\d{1,9}$/.test(groups.join('')) && /^(?:\d{1,2})?$/.test(decimals ?? '');
  return isGrouped && isNumber && decimals !== '' && rest.length === 0
    ? Number(`${groups.join('')}.${decimals ?? 0}`)
    : undefined;
}

/**
 * An amount of dollars as a language writes it: 1.250,50 in Turkish, 1,250.50 in English, in Latin or Arabic digits.
 * With the separators of another language where its own give no amount: 1.250 in English has too many decimals to be
 * money. Undefined for other text, and with the sign of another currency.
 */
export function readAmount(intl: string, text: string): number | undefined {
  const { group, decimal } = separatorsOf(intl);
  const plain = latinDigits(text)
    .replaceAll(/US\$|[\s$\p{Cf}]/gu, '')
    .replaceAll(/[٬،]/g, group)
    .replaceAll('٫', decimal);
  return readWith({ group, decimal }, plain) ?? readWith({ group: decimal, decimal: group }, plain);
}
