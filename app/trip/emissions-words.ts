import type { Translate } from '../i18n/messages.ts';
import type { Emissions } from './emissions.ts';
import type { Words } from './words.ts';

/** For `{kilograms}` and `{time}` of a sentence. */
export const emissionsInWords = (
  { kilograms, hours }: Pick<Emissions, 'kilograms' | 'hours'>,
  words: Words,
) => ({ kilograms: words.number(kilograms), time: words.time(hours) });

/** The lighter way; `t` has `advice.*`. */
export const lighterInWords = (
  lighter: NonNullable<Emissions['lighter']>,
  words: Words,
  t: Translate,
) =>
  t('advice.lighter', {
    ...emissionsInWords(lighter, words),
    ways: words.list(lighter.by.map((by) => t(`advice.by.${by}`))),
  });
