import { entriesOf, textOf } from '../fields/group.tsx';

const hosts = ['own', 'unsplash', 'wikimedia'] as const;

export type Focus = { x: number; y: number };

/** A photo of facts.json, which may be unfinished. */
export type PhotoValue = {
  host: (typeof hosts)[number];
  id?: string;
  path?: string;
  page?: string;
  author?: string | undefined;
  licence?: string;
  focus?: Focus;
};

const partOf = (focus: ReadonlyMap<string, unknown>, side: string) => {
  const part = focus.get(side);
  return typeof part === 'number' ? part : 0.5;
};

export function photoOf(value: unknown): PhotoValue {
  const known = new Map(entriesOf(value));
  const texts = (['id', 'path', 'page', 'author', 'licence'] as const)
    .filter((key) => known.has(key))
    .map((key) => [key, textOf(known.get(key))]);
  const focus = new Map(entriesOf(known.get('focus')));
  return {
    host: hosts.find((host) => host === known.get('host')) ?? 'own',
    ...Object.fromEntries(texts),
    ...(focus.size > 0 && { focus: { x: partOf(focus, 'x'), y: partOf(focus, 'y') } }),
  };
}

/** A template's id says WRITE. */
export const isChosen = ({ id, path }: PhotoValue) => !/^$|WRITE/.test(id ?? path ?? '');

/** The page of a photo at its host, or its file. */
export function pageAt({ id, path = '', page }: PhotoValue) {
  if (page !== undefined) return page;
  if (id !== undefined) return `https://images.unsplash.com/${id}?w=1280`;
  return `https://commons.wikimedia.org/wiki/File:${path.split('/').at(-1)}`;
}
