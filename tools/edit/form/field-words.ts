import { isWordKey, type Say, type WordKey } from '../words.ts';

export type Where = { kind: string; file: 'facts' | 'words' };

/** `tips.2.text` → text, tips */
const namesIn = (path: string) =>
  path
    .split('.')
    .filter((name) => !/^(?:\d+|\*|\?)$/.test(name))
    .toReversed();

/** The words for a field of a form: those for its kind or its group, if it has a meaning of its own there. */
export function wordsOf(
  what: 'field' | 'hint' | 'item',
  { kind, file }: Where,
  path: string,
): WordKey | undefined {
  const [name = '', group] = namesIn(path);
  const own = group === undefined ? [`${kind}.${name}`, `${file}.${name}`] : [`${group}.${name}`];
  return [...own, name].map((key) => `${what}.${key}`).find(isWordKey);
}

/** A choice without words is a name, such as that of a licence. */
export function wordsOfChoice(path: string, value: string): WordKey | undefined {
  const [name = '', group = ''] = namesIn(path);
  return [`choice.${name}.${value}`, `choice.${group}.${value}`, `choice.${value}`].find(isWordKey);
}

/** `tips.2.text` → `Tip 3, Text` */
export function fieldName(t: Say, where: Where, path: string) {
  if (path === 'body') return t('form.body');
  const key = wordsOf('field', where, path);
  const name = key ? t(key) : (path.split('.').at(-1) ?? path);
  const [, list = '', number, inside] = /^(.*?)\.(\d+)(\..*)?$/.exec(path) ?? [];
  if (number === undefined) return name;
  const item = wordsOf('item', where, list) ?? wordsOf('field', where, list);
  const numbered = `${item ? t(item) : list} ${Number(number) + 1}`;
  return inside === undefined ? numbered : t('form.within', { item: numbered, name });
}
