import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { format } from 'oxfmt';
import { z } from 'zod';
import { localeIds } from '../../app/locale-ids.ts';
import { locales } from '../../app/locales.ts';
import {
  type Fault,
  decoded,
  readJson,
  readMarkdown,
  SourceError,
} from '../../app/content/source.ts';
import { type Kept, saveFiles } from './history/history.ts';
import { kinds } from './kinds.ts';
import { patchJson, patchYaml } from './form/patch.ts';
import { Refusal } from './refusal.ts';

const anything = z.record(z.string(), z.unknown());
const wordsSchema = z.object({ frontMatter: anything, body: z.string() });

export const entrySchema = z.object({
  facts: anything.optional(),
  words: z.partialRecord(z.enum(localeIds), wordsSchema),
  /** Hash of the files as they were read. */
  stamp: z.string(),
});
export type Entry = z.infer<typeof entrySchema> & { broken?: Broken[] };

const idSchema = z.string().regex(/^[a-z][a-zA-Z-]*$/);

/** @throws {Refusal} for anything but an existing entry: the names come from a request. */
export function folderOf(content: string, kind: string, id: string): string {
  const folder = join(content, kinds[kind]?.file ?? join(kind, id));
  if (!Object.hasOwn(kinds, kind) || !idSchema.safeParse(id).success || !existsSync(folder)) {
    throw new Refusal('entry.unknown', { entry: `${kind}/${id}` });
  }
  return folder;
}

const factsOf = (folder: string) =>
  folder.endsWith('.json') ? folder : join(folder, 'facts.json');

const filesOf = (folder: string) =>
  folder.endsWith('.json')
    ? [folder]
    : readdirSync(folder)
        .filter((file) => /^[^.].*\.(?:json|md)$/.test(file))
        .toSorted()
        .map((file) => join(folder, file));

function stampOf(folder: string) {
  const hash = createHash('sha256');
  for (const file of filesOf(folder)) hash.update(basename(file)).update(readFileSync(file));
  return hash.digest('hex');
}

export type Broken = Fault & {
  /** `facts.json` */
  file: string;
  text: string;
};
type ReadEntry = Entry & { broken: Broken[] };

/** Notepad's "ANSI", which means other letters in each language. */
const ansi: Partial<Record<string, string>> = { ar: 'windows-1256' };

function guess(file: string, bytes: Buffer) {
  const unicode = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : undefined;
  const encoding = unicode ?? ansi[basename(file, '.md')] ?? 'windows-1254';
  return new TextDecoder(encoding).decode(bytes).replaceAll('\r\n', '\n');
}

/** Why a file cannot be read, if it cannot. */
export function brokenIn(path: string, file: string, understand: (source: string) => unknown) {
  const broken: Broken[] = [];
  read(path, broken, understand);
  return broken.map((one) => ({ ...one, file }));
}

function read<Value>(path: string, broken: Broken[], understand: (source: string) => Value) {
  const file = basename(path);
  const bytes = existsSync(path) ? readFileSync(path) : undefined;
  try {
    if (!bytes) throw new SourceError('missing');
    return understand(decoded(bytes));
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    broken.push({ ...error.fault, file, text: bytes ? textOf(path, bytes) : '' });
    return undefined;
  }
}

function textOf(path: string, bytes: Buffer) {
  try {
    return decoded(bytes);
  } catch {
    return guess(path, bytes);
  }
}

/** @throws {SourceError} */
export function factsIn(source: string) {
  const { data } = anything.safeParse(readJson(source));
  if (!data) throw new SourceError('shape');
  return data;
}

/** @throws {SourceError} */
export function wordsIn(source: string) {
  const { frontMatter, body } = readMarkdown(source);
  const { data } = anything.safeParse(frontMatter);
  if (!data) throw new SourceError('shape');
  return { frontMatter: data, body: body.trim() };
}

const chosenSchema = z.object({ locales: z.array(z.string()) });

/** Files that cannot be read are in `broken`. */
export function readEntry(folder: string): ReadEntry {
  const kind = kinds[basename(dirname(folder))];
  const broken: Broken[] = [];
  const hasFacts = existsSync(factsOf(folder)) || (kind?.facts !== undefined && !kind.file);
  const facts = hasFacts ? read(factsOf(folder), broken, factsIn) : undefined;
  const words: Entry['words'] = {};
  const chosen = chosenSchema.safeParse(facts).data?.locales;
  for (const locale of locales) {
    const file = join(folder, `${locale}.md`);
    const isExpected = kind?.words && (chosen?.includes(locale) ?? broken.length === 0);
    if (!existsSync(file) && !isExpected) continue;
    const found = read(file, broken, wordsIn);
    if (found) words[locale] = found;
  }
  return { ...(facts && { facts }), words, stamp: stampOf(folder), broken };
}

/** Drops `undefined`. */
const withoutEmpty = (value: object) => JSON.parse(JSON.stringify(value)) as unknown;

async function factsAfter(file: string, before: string, facts: object) {
  const patched = patchJson(before, withoutEmpty(facts));
  if (patched === before) return before;
  const { code, errors } = await format(file, patched, { printWidth: 100, singleQuote: true });
  if (!errors[0]) return code;
  throw new Refusal('entry.unreadable', { file: basename(file), problem: errors[0].message });
}

function wordsAfter(before: string, { frontMatter, body: written }: z.infer<typeof wordsSchema>) {
  const { front, body } = readMarkdown(before);
  const text = written.replaceAll('\r\n', '\n').trim();
  const [space = ''] = /^\n*/.exec(body) ?? [];
  const rest = text === body.trim() ? body : `${space}${text}\n`;
  return `---\n${patchYaml(front, withoutEmpty(frontMatter))}\n---\n${rest}`;
}

/** With the line ends that the file has. */
const asBefore = (bytes: Buffer, text: string) =>
  bytes.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;

/** What saving would write, by paths: only files that change. */
export async function changesOf(folder: string, entry: Entry): Promise<Map<string, string>> {
  const changes = new Map<string, string>();
  const edit = async (file: string, change: (before: string) => Promise<string> | string) => {
    const bytes = readFileSync(file);
    const before = decoded(bytes);
    const after = await change(before);
    if (after !== before) changes.set(file, asBefore(bytes, after));
  };
  const { facts } = entry;
  if (facts) {
    const file = factsOf(folder);
    await edit(file, (before) => factsAfter(file, before, facts));
  }
  for (const [locale, words] of Object.entries(entry.words)) {
    const file = join(folder, `${locale}.md`);
    if (existsSync(file)) await edit(file, (before) => wordsAfter(before, words));
  }
  return changes;
}

/** The folder that has content/ in it. */
const projectOf = (folder: string) =>
  folder.slice(0, folder.search(/[\\/]content(?:[\\/][^\\/]+){1,2}$/));

export const isCurrent = (folder: string, { stamp }: Entry) => stampOf(folder) === stamp;

export type Saved = { written: string[]; step: Kept | undefined };

/** @throws {Refusal} if the files have changed on disk since they were read, or the disk refuses. */
export async function writeEntry(folder: string, entry: Entry, what?: string): Promise<Saved> {
  if (!isCurrent(folder, entry)) throw new Refusal('entry.changedElsewhere');
  return save(folder, await changesOf(folder, entry), what);
}

export function save(
  folder: string,
  changes: ReadonlyMap<string, string | Uint8Array>,
  what = `${basename(dirname(folder))}/${basename(folder)}: ${[...changes.keys()].map((file) => basename(file)).join(', ')}`,
): Saved {
  const project = projectOf(folder);
  const paths = [...changes].map(
    ([file, text]) => [relative(project, file).replaceAll('\\', '/'), text] as const,
  );
  const step = paths.length > 0 ? saveFiles(project, new Map(paths), what) : undefined;
  return { written: [...changes.keys()].map((file) => basename(file)), step };
}
