import type { Field } from '@sveltia/cms';
import type { Locale } from '../locales.ts';
import { rewritten } from './formats.ts';
import { say } from './words.ts';

/* content/ui: the editor takes a dot in a name for a step into an object, so that names are grouped. */

type Messages = Readonly<Record<string, string>>;

const nameWithin = (key: string) => key.split('.').slice(1).join('-');

/** In the order of the file: a group that comes again has a number. */
export function grouped(messages: Messages): Record<string, Record<string, string>> {
  const groups: Record<string, Record<string, string>> = {};
  let name = '';
  for (const [key, text] of Object.entries(messages)) {
    const [area = ''] = key.split('.');
    if (name.replace(/-\d+$/, '') !== area) {
      const before = Object.keys(groups).filter((one) => one.replace(/-\d+$/, '') === area).length;
      name = before === 0 ? area : `${area}-${before + 1}`;
    }
    groups[name] = { ...groups[name], [nameWithin(key)]: text };
  }
  return groups;
}

const ungrouped = (groups: Readonly<Record<string, Messages>>) =>
  Object.fromEntries(
    Object.entries(groups).flatMap(([name, messages]) =>
      Object.entries(messages).map(([within, text]) => [
        [name.replace(/-\d+$/, ''), ...within.split('-')].join('.'),
        text,
      ]),
    ),
  );

export const messageFormat = {
  fromFile: (text: string) => grouped(JSON.parse(text)),
  toFile: (groups: Readonly<Record<string, Messages>>) =>
    rewritten(JSON.stringify(ungrouped(groups))),
};

const short = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

/** Each is called by what it says today. */
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
