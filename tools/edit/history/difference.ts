import { diffArrays } from 'diff';
import { decoded } from '../../../app/content/source.ts';
import { factsIn, wordsIn } from '../entry.ts';
import type { Sides } from './history.ts';
import type { Bytes } from './steps.ts';

export type Piece = { text: string; is: 'same' | 'added' | 'removed' };
export type Change = {
  file: string;
  /** `tips.2.text`; empty for the whole file. */
  field: string;
  pieces: Piece[];
};

type Leaves = Map<string, string>;

function leavesOf(value: unknown, path: string, leaves: Leaves = new Map()): Leaves {
  if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      leavesOf(inner, path === '' ? key : `${path}.${key}`, leaves);
    }
  } else leaves.set(path, String(value));
  return leaves;
}

/** Texts by their fields; the whole file where it cannot be read. */
function fieldsOf(file: string, bytes: Bytes): Leaves {
  if (!bytes) return new Map();
  try {
    const source = decoded(bytes);
    if (file.endsWith('.json')) return leavesOf(factsIn(source), '');
    const { frontMatter, body } = wordsIn(source);
    return leavesOf(body, 'body', leavesOf(frontMatter, ''));
  } catch {
    return new Map([['', new TextDecoder().decode(bytes)]]);
  }
}

const isText = (file: string) => /\.(?:json|md)$/.test(file);

/** What changed, field by field and word by word. */
export const differenceOf = (sides: readonly Sides[]): Change[] =>
  sides.flatMap(({ file, before, after }) => {
    if (!isText(file)) return [{ file, field: '', pieces: [] }];
    const [old, now] = [fieldsOf(file, before), fieldsOf(file, after)];
    const locale = /([a-z]{2})\.(?:md|json)$/.exec(file)?.[1] ?? 'en';
    const segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
    const wordsOf = (text = '') => [...segmenter.segment(text)].map(({ segment }) => segment);
    return [...new Set([...old.keys(), ...now.keys()])]
      .filter((field) => old.get(field) !== now.get(field))
      .map((field) => ({
        file,
        field,
        pieces: diffArrays(wordsOf(old.get(field)), wordsOf(now.get(field))).map(
          ({ value, added, removed }) => ({
            text: value.join(''),
            is: added ? ('added' as const) : removed ? ('removed' as const) : ('same' as const),
          }),
        ),
      }));
  });
