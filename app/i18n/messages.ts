import format, { type CompiledMessage } from 'icu-minify/format';
import type english from '../../content/ui/en.json';
import { localeInfo, type Locale } from '../locales.ts';

/**
 * Every interface string has its English key; the build fails where a language lacks one. Those of
 * heads are read while building only; those of `plan.` come with the planner's page.
 */
export type MessageKey = Exclude<keyof typeof english, `head.${string}`>;
export type Catalogue = Record<MessageKey, CompiledMessage>;

export type Translate = (key: MessageKey, values?: Record<string, string | number>) => string;

const formatters = {
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...args),
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...args),
};

export function translator(locale: Locale, catalogue: Partial<Catalogue>): Translate {
  return (key, values) =>
    format(catalogue[key] ?? key, localeInfo[locale].intl, values, { formatters }).toString();
}
