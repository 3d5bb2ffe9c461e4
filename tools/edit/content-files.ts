import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { format } from 'oxfmt';
import type { Files } from './source-files.ts';

export const readFiles = (content: string): Files =>
  new Map(
    readdirSync(content, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /^[^.].*\.(?:json|md)$/.test(entry.name))
      .map((entry) => relative(content, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      .toSorted()
      .map((file) => [file, readFileSync(join(content, file), 'utf8')] as const),
  );

const options = { printWidth: 100, singleQuote: true };

/** Formatted as all of `content/`. */
export async function formatted(changes: ReadonlyMap<string, string | undefined>) {
  const whole = new Map<string, string | undefined>();
  for (const [file, text] of changes) {
    const isJson = text !== undefined && file.endsWith('.json');
    whole.set(file, isJson ? (await format(file, text, options)).code : text);
  }
  return whole;
}

export async function writeChanges(
  content: string,
  changes: ReadonlyMap<string, string | undefined>,
) {
  const whole = await formatted(changes);
  for (const [file, text] of whole) {
    const path = join(content, file);
    if (text === undefined) rmSync(path);
    else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
  }
  return [...whole.keys()];
}
