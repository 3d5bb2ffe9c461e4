import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../run/npm.mjs';

/** A table in columns: words at the left, and below a heading the numbers at the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]) {
  const isNumber = (at: number) =>
    rows.every((row) => /^(?:–|[\d.,]+(?: \S+)?)$/.test(row[at] ?? ''));
  const columns = head.map((name, at) => ({
    numbers: isNumber(at),
    width: Math.max(name.length, ...rows.map((row) => row[at]?.length ?? 0)),
  }));
  const line = (row: readonly string[]) =>
    columns
      .map(({ numbers, width }, at) =>
        numbers ? (row[at] ?? '').padStart(width) : (row[at] ?? '').padEnd(width),
      )
      .join('  ')
      .trimEnd();
  return [head, ...rows].map(line).join('\n');
}

export function keep(name: string, figures: unknown) {
  mkdirSync(join(root, 'test-results'), { recursive: true });
  const file = join('test-results', `bench-${name}.json`);
  writeFileSync(join(root, file), `${JSON.stringify(figures, null, 2)}\n`);
  console.log(`\nAll figures: ${file}`);
}
