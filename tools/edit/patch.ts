import { type Document, isSeq, isNode, isScalar, type Node, parseDocument, Scalar } from 'yaml';

/* Changes single values of a file and keeps the formatting of all others. */

type Path = readonly (string | number)[];
type Change = { path: Path; value: unknown };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** A list whose length changed is replaced as a whole. */
function changes(before: unknown, after: unknown, path: Path = []): Change[] {
  if (same(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return after.flatMap((value, at) => changes(before[at], value, [...path, at]));
  }
  if (isObject(before) && isObject(after)) {
    const keys = Object.keys(after);
    const kept = keys.length === Object.keys(before).length && keys.every((key) => key in before);
    if (kept) return keys.flatMap((key) => changes(before[key], after[key], [...path, key]));
  }
  return [{ path, value: after }];
}

/** JSON is YAML, and the YAML parser gives each value's range. */
export function patchJson(source: string, after: unknown): string {
  const document = parseDocument(source);
  const found = changes(JSON.parse(source), after);
  if (found.some(({ path }) => path.length === 0)) return JSON.stringify(after, undefined, 2);
  return found
    .flatMap(({ path, value }) => {
      const node = document.getIn(path, true);
      return isNode(node) && node.range
        ? [{ range: node.range, text: JSON.stringify(value, undefined, 2) }]
        : [];
    })
    .toSorted((a, b) => b.range[0] - a.range[0])
    .reduce(
      (text, { range, text: piece }) => text.slice(0, range[0]) + piece + text.slice(range[1]),
      source,
    );
}

function nodeOf(document: Document, value: unknown): Node {
  const node = document.createNode(value);
  const fold = (one: unknown) => {
    if (isScalar(one) && typeof one.value === 'string' && one.value.length > 90) {
      one.type = Scalar.BLOCK_FOLDED;
    }
    if (typeof one === 'object' && one !== null && 'items' in one && Array.isArray(one.items)) {
      for (const item of one.items)
        fold(
          item && typeof item === 'object' && 'value' in item && 'key' in item ? item.value : item,
        );
    }
  };
  fold(node);
  return node;
}

/** Unchanged items keep their formatting. */
function replaceList(document: Document, path: Path, value: readonly unknown[]): boolean {
  const list = document.getIn(path, true);
  if (!isSeq(list)) return false;
  const old = list.items.map((item) => ({ item, is: JSON.stringify(item) }));
  list.items = value.map((one) => {
    const known = old.findIndex(({ is }) => is === JSON.stringify(one));
    return known < 0 ? nodeOf(document, one) : old.splice(known, 1)[0]?.item;
  });
  return true;
}

export function patchYaml(source: string, after: unknown): string {
  const document = parseDocument(source);
  for (const { path, value } of changes(document.toJS(), after)) {
    const node = document.getIn(path, true);
    if (isScalar(node) && typeof value === 'string') node.value = value;
    else if (!Array.isArray(value) || !replaceList(document, path, value)) {
      document.setIn(path, nodeOf(document, value));
    }
  }
  return document.toString({ lineWidth: 0 }).trimEnd();
}
