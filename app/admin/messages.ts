import { rewritten } from './formats.ts';

/* content/ui: the editor takes a dot in a name for a step into an object, so that names are grouped. */

export type Messages = Readonly<Record<string, string>>;

const nameWithin = (key: string) => key.split('.').slice(1).join('-');

/** Keeps the order of the file: a group that comes again has a number. */
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
