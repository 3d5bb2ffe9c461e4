import format, { type CompiledMessage } from 'icu-minify/format';
import type english from '../../content/ui/en.json';
import { localeInfo, type Locale } from '../locales.ts';
import { formatters } from '../ui/text/formatters.ts';

/** `head.*` messages are read at build time only. */
export type MessageKey = Exclude<keyof typeof english, `head.${string}`>;
export type CompiledMessages = Partial<Record<MessageKey, CompiledMessage>>;

export type Translate = (key: MessageKey, values?: Record<string, string | number>) => string;

/** @throws {Error} for a message that the page does not have. */
export function translator(locale: Locale, messages: CompiledMessages): Translate {
  return (key, values) => {
    const message = messages[key];
    if (message === undefined) throw new Error(`This page has no text "${key}"`);
    return format(message, localeInfo[locale].intl, values, { formatters }).toString();
  };
}
