import { formatList } from './format.ts';
import type { Translate } from './messages.ts';
import type { Locale } from '../locales.ts';
import { unmarked } from './unmarked.ts';

/** The sentence on values of a link that a page does not know; none without values. */
export function leftOut(values: readonly string[], locale: Locale, t: Translate): string[] {
  if (values.length === 0) return [];
  return [t('link.unknown', { values: formatList(locale, values.map(unmarked)) })];
}
