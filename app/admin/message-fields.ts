import type { Field } from '@sveltia/cms';
import type { Locale } from '../locales.ts';
import { grouped, type Messages } from './messages.ts';
import { say } from './words.ts';

const short = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

/** Labels each field with its current text. */
export const messageFields = (locale: Locale, messages: Messages): Field[] =>
  Object.entries(grouped(messages)).map(([name, texts]) => ({
    name,
    label: say(locale, `area.${name.replace(/-\d+$/, '')}`),
    widget: 'object',
    collapsed: true,
    i18n: true,
    fields: Object.entries(texts).map(([within, text]) => ({
      name: within,
      label: short(text),
      widget: text.length > 90 ? 'text' : 'string',
      i18n: true,
      ...(text.includes('{') && { hint: say(locale, 'hint.braces') }),
    })),
  }));
