import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { same } from '../same.ts';

/* Changes single values of a file and keeps the formatting of all others. */

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Where each item of a list was: an equal item, else the one in its place if that is nowhere else. */
function originsOf(before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] {
  const left = new Set(before.keys());
  const origins = after.map((value) => {
    const at = [...left].find((one) => same(before[one], value));
    if (at !== undefined) left.delete(at);
    return at;
  });
  return origins.map((at, place) => (at === undefined && left.delete(place) ? place : at));
}

const keyOf = ({ key }: Pair): string => String(isScalar(key) ? key.value : key);

const json = (value: unknown) => JSON.stringify(value, undefined, 2);

/** The source of a value of `after`, with the source of all that is as before. */
function printed(source: string, node: unknown, before: unknown, after: unknown): string {
  if (!isNode(node) || !node.range) return json(after);
  const [from, to] = node.range;
  if (same(before, after)) return source.slice(from, to);
  if (isSeq(node) && Array.isArray(before) && Array.isArray(after)) {
    const origins = originsOf(before, after);
    const items = after.map((value, at) => {
      const origin = origins[at];
      return origin === undefined
        ? json(value)
        : printed(source, node.items[origin], before[origin], value);
    });
    return `[${items.join(', ')}]`;
  }
  if (isMap(node) && isObject(before) && isObject(after)) {
    const fields = Object.entries(after).map(([key, value]) => {
      const pair = node.items.find((one) => keyOf(one) === key);
      return `${JSON.stringify(key)}: ${printed(source, pair?.value, before[key], value)}`;
    });
    // The formatter keeps an object on several lines by the line break after its brace.
    const line = /^\{\s*\n/.test(source.slice(from, to)) ? '\n' : ' ';
    return `{${line}${fields.join(`,${line}`)}${line}}`;
  }
  return json(after);
}

/** JSON is YAML, and the YAML parser gives each value's range; the result is still to be formatted. */
export const patchJson = (source: string, after: unknown): string => {
  const before: unknown = JSON.parse(source);
  if (same(before, after)) return source;
  return `${printed(source, parseDocument(source).contents, before, after)}\n`;
};

function nodeOf(document: Document, value: unknown): Node {
  const node = document.createNode(value);
  const fold = (one: unknown) => {
    if (isScalar(one) && typeof one.value === 'string' && one.value.length > 90) {
      one.type = Scalar.BLOCK_FOLDED;
    }
    if (isSeq(one)) for (const item of one.items) fold(item);
    if (isMap(one)) for (const { value: inner } of one.items) fold(inner);
  };
  fold(node);
  return node;
}

function patchList(document: Document, list: YAMLSeq, before: unknown[], after: unknown[]) {
  const { items } = list;
  const origins = originsOf(before, after);
  list.items = after.map((value, at) => {
    const origin = origins[at];
    return origin === undefined
      ? nodeOf(document, value)
      : patched(document, items[origin], before[origin], value);
  });
}

function patchMap(
  document: Document,
  map: YAMLMap,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
) {
  const pairs = new Map(map.items.map((pair) => [keyOf(pair), pair]));
  map.items = Object.entries(after).map(([key, value]) => {
    const pair = pairs.get(key);
    if (!pair) return document.createPair(key, nodeOf(document, value));
    pair.value = patched(document, pair.value, before[key], value);
    return pair;
  });
}

function patched(document: Document, node: unknown, before: unknown, after: unknown): unknown {
  if (same(before, after)) return node;
  if (isScalar(node) && typeof node.value === typeof after) {
    node.value = after;
    return node;
  }
  if (isSeq(node) && Array.isArray(before) && Array.isArray(after)) {
    patchList(document, node, before, after);
    return node;
  }
  if (isMap(node) && isObject(before) && isObject(after)) {
    patchMap(document, node, before, after);
    return node;
  }
  return nodeOf(document, after);
}

export function patchYaml(source: string, after: unknown): string {
  const document = parseDocument(source);
  const { contents } = document;
  const before: unknown = document.toJS();
  if (isMap(contents) && isObject(before) && isObject(after)) {
    patchMap(document, contents, before, after);
  }
  return document.toString({ lineWidth: 0 }).trimEnd();
}
