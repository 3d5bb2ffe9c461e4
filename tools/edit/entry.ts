import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { format } from 'oxfmt';
import { parse } from 'yaml';
import { z } from 'zod';
import { localeIds } from '../../app/locale-ids.ts';
import { locales } from '../../app/locales.ts';
import { kinds } from './kinds.ts';
import { patchJson, patchYaml } from './patch.ts';
import { Refusal } from './refusal.ts';

const anything = z.record(z.string(), z.unknown());
const wordsSchema = z.object({ frontMatter: anything, body: z.string() });

export const entrySchema = z.object({
  facts: anything.optional(),
  words: z.partialRecord(z.enum(localeIds), wordsSchema),
  /** Hash of the files as they were read. */
  stamp: z.string(),
});
export type Entry = z.infer<typeof entrySchema>;

const idSchema = z.string().regex(/^[a-z][a-zA-Z-]*$/);

/** @throws {Refusal} for anything but an existing entry: the names come from a request. */
export function folderOf(content: string, kind: string, id: string): string {
  const folder = join(content, kinds[kind]?.file ?? join(kind, id));
  if (!Object.hasOwn(kinds, kind) || !idSchema.safeParse(id).success || !existsSync(folder)) {
    throw new Refusal('entry.unknown', { entry: `${kind}/${id}` });
  }
  return folder;
}

const split = (source: string) => {
  const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  return { front, body };
};

const factsOf = (folder: string) =>
  folder.endsWith('.json') ? folder : join(folder, 'facts.json');

const filesOf = (folder: string) =>
  folder.endsWith('.json')
    ? [folder]
    : readdirSync(folder)
        .filter((file) => /\.(?:json|md)$/.test(file))
        .toSorted()
        .map((file) => join(folder, file));

function stampOf(folder: string) {
  const hash = createHash('sha256');
  for (const file of filesOf(folder)) hash.update(basename(file)).update(readFileSync(file));
  return hash.digest('hex');
}

export function readEntry(folder: string): Entry {
  const facts = factsOf(folder);
  const words: Entry['words'] = {};
  for (const locale of locales) {
    const file = join(folder, `${locale}.md`);
    if (!existsSync(file)) continue;
    const { front, body } = split(readFileSync(file, 'utf8'));
    words[locale] = { frontMatter: anything.parse(parse(front)), body: body.trim() };
  }
  return {
    ...(existsSync(facts) && { facts: anything.parse(JSON.parse(readFileSync(facts, 'utf8'))) }),
    words,
    stamp: stampOf(folder),
  };
}

/** Drops `undefined`. */
const withoutEmpty = (value: object) => JSON.parse(JSON.stringify(value)) as unknown;

/** @throws {Refusal} if the files have changed on disk since they were read. */
export async function writeEntry(folder: string, entry: Entry): Promise<string[]> {
  if (stampOf(folder) !== entry.stamp) {
    throw new Refusal('entry.changedElsewhere');
  }
  const written: string[] = [];
  const write = (file: string, before: string, after: string) => {
    if (after === before) return;
    writeFileSync(file, after);
    written.push(basename(file));
  };
  if (entry.facts) {
    const file = factsOf(folder);
    const before = readFileSync(file, 'utf8');
    const patched = patchJson(before, withoutEmpty(entry.facts));
    if (patched !== before) {
      const options = { printWidth: 100, singleQuote: true };
      const { code, errors } = await format(file, patched, options);
      if (errors[0]) {
        throw new Refusal('entry.unreadable', {
          file: basename(file),
          problem: errors[0].message,
        });
      }
      write(file, before, code);
    }
  }
  for (const [locale, words] of Object.entries(entry.words)) {
    const file = join(folder, `${locale}.md`);
    if (!existsSync(file)) continue;
    const before = readFileSync(file, 'utf8');
    const { front, body } = split(before);
    const text = words.body.replaceAll('\r\n', '\n').trim();
    const [space = ''] = /^\n*/.exec(body) ?? [];
    const rest = text === body.trim() ? body : `${space}${text}\n`;
    const patched = patchYaml(front, withoutEmpty(words.frontMatter));
    write(file, before, `---\n${patched}\n---\n${rest}`);
  }
  return written;
}
