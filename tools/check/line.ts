import { isMap, isNode, isSeq, LineCounter, parseDocument } from 'yaml';

function offsetOf(node: unknown, keys: readonly string[], found: number): number {
  const [first, ...others] = keys;
  if (first === undefined) return found;
  if (isSeq(node)) {
    const item = node.items[Number(first)];
    return isNode(item) ? offsetOf(item, others, item.range?.[0] ?? found) : found;
  }
  if (!isMap(node)) return found;
  // Names of messages have dots.
  for (let count = keys.length; count > 0; count--) {
    const name = keys.slice(0, count).join('.');
    const pair = node.items.find(({ key }) => String(key) === name);
    if (pair && isNode(pair.key)) {
      return offsetOf(pair.value, keys.slice(count), pair.key.range?.[0] ?? found);
    }
  }
  return found;
}

/**
 * Where `tips.2.text` is in a file, or what it would be in; JSON is YAML too.
 * @param text What is wrong in the body of a Markdown file.
 */
export function lineOf(source: string, field: string, text = ''): number {
  const [front = '', inside = ''] = /^---\r?\n([\s\S]*?\n)---\r?\n/.exec(source) ?? [];
  if (front !== '' && field === 'body') {
    const at = source.indexOf(text, front.length);
    return source.slice(0, at < 0 ? front.length : at).split('\n').length;
  }
  const lines = new LineCounter();
  const { contents } = parseDocument(front === '' ? source : inside, { lineCounter: lines });
  const { line } = lines.linePos(offsetOf(contents, field === '' ? [] : field.split('.'), 0));
  return front === '' || field === '' ? line : line + 1;
}
