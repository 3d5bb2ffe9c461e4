import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { z } from 'zod';
import { inEachLocale, isLocale, locales, type Locale } from '../locales.ts';
import { problemsOfIssue } from './issue-problems.ts';
import { inEnglish, problem, type ContentProblem } from './problem.ts';
import { wordsFile } from './words-file.ts';
import { fillTexts, type SiteValues } from '../i18n/site-values.ts';
import { decoded, readJson, readMarkdown, SourceError } from './source.ts';

/** All problems at once, so that an author sees every one. */
export class ContentError extends Error {
  readonly problems: readonly ContentProblem[];
  constructor(problems: readonly ContentProblem[]) {
    const lines = problems.map((one) => `  - ${inEnglish(one)}`);
    super(`The content does not fit:\n${lines.join('\n')}`);
    this.name = 'ContentError';
    this.problems = problems;
  }
}

/** A picture that no entry names is ignored: it is not published. */
const picture = /\.(?:jpe?g|png|webp|avif|hei[cf]|gif)$/i;

export class ContentReader {
  readonly root: string;
  readonly problems: ContentProblem[] = [];
  /** Replaced in the files that are read from then on. */
  siteValues: Record<Locale, SiteValues> | undefined;
  /** Files that do not fit, and their folders. */
  readonly unread = new Set<string>();
  readonly #known = new Set<string>();
  readonly #ignored: readonly string[];

  /** @param ignored Folders that nothing reads. */
  constructor(root: string, ignored: readonly string[] = []) {
    this.root = root;
    this.#ignored = ignored;
  }

  json<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> | undefined {
    return this.#read(file, (source) =>
      this.#check(file, schema, this.#fill(file, readJson(source))),
    );
  }

  /** @throws {ContentError} for a file without which nothing else can be read. */
  needed<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> {
    const value = this.json(file, schema);
    if (value === undefined) throw new ContentError(this.problems);
    return value;
  }

  /** A file that a project may have. */
  optionalJson<Schema extends z.ZodType>(file: string, schema: Schema) {
    return existsSync(join(this.root, file)) ? this.json(file, schema) : undefined;
  }

  markdown<Schema extends z.ZodType>(file: string, schema: Schema) {
    return this.#read(file, (source) => {
      const { frontMatter, body } = readMarkdown(source);
      const valid = this.#check(file, schema, this.#fill(file, frontMatter));
      return valid && { frontMatter: valid, body: String(this.#fill(file, body.trim())) };
    });
  }

  /** `undefined` if one language does not fit. */
  inEveryLocale<Schema extends z.ZodType>(folder: string, schema: Schema) {
    const translations = this.inLocales(folder, schema, locales);
    return isComplete(translations) ? translations : undefined;
  }

  /** Leaves out the languages that do not fit. */
  inLocales<Schema extends z.ZodType>(folder: string, schema: Schema, wanted: readonly Locale[]) {
    return inEachLocale((locale) =>
      wanted.includes(locale) ? this.markdown(wordsFile(folder, locale), schema) : undefined,
    );
  }

  /** Pictures in folders of entries, with their paths on the disk. */
  pictures(): Map<string, string> {
    return new Map(
      this.#files()
        .filter((file) => picture.test(file))
        .map((file) => [file, join(this.root, file)]),
    );
  }

  /** The content editor writes a file of English words for an entry that has none. */
  #isBlank(file: string) {
    return file.endsWith('.md') && readFileSync(join(this.root, file), 'utf8').trim() === '';
  }

  /** Files that no schema reads: a misspelt name, or an unknown language. */
  unexpectedFiles(): ContentProblem[] {
    return this.#files()
      .filter((file) => !this.#known.has(file) && !picture.test(file) && !this.#isBlank(file))
      .filter((file) => !this.#ignored.some((folder) => file.startsWith(`${folder}/`)))
      .map((file) => problem(file, '', 'stranger', { file }));
  }

  /** Marks the Markdown of an entry as known when its facts are invalid, because they list its languages. */
  leaveOut(folder: string) {
    for (const locale of locales) this.#known.add(wordsFile(folder, locale));
  }

  #files(): string[] {
    return readdirSync(this.root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/^(?:[A-Z]+\.md$|\.)/.test(entry.name))
      .map((entry) =>
        relative(this.root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'),
      );
  }

  #read<Value>(file: string, understand: (source: string) => Value): Value | undefined {
    this.#known.add(file);
    const path = join(this.root, file);
    try {
      if (!existsSync(path)) throw new SourceError('missing');
      return understand(decoded(readFileSync(path)));
    } catch (error) {
      if (error instanceof SyntaxError) {
        // Of an ICU message in a text.
        this.#report(problem(file, '', 'messageBroken', { why: error.message }));
        return undefined;
      }
      if (!(error instanceof SourceError)) throw error;
      const { message, fault } = error;
      this.#report(problem(file, '', 'unreadable', { message, ...fault }));
      return undefined;
    }
  }

  #report(found: ContentProblem) {
    this.unread.add(found.file).add(dirname(found.file));
    this.problems.push(found);
  }

  /** Files of a language are named after it. */
  #fill(file: string, value: unknown) {
    const locale = /(\w+)\.\w+$/.exec(file)?.[1];
    return this.siteValues && isLocale(locale)
      ? fillTexts(locale, value, this.siteValues[locale])
      : value;
  }

  #check<Schema extends z.ZodType>(file: string, schema: Schema, value: unknown) {
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    for (const issue of result.error.issues) {
      for (const found of problemsOfIssue(file, value, issue)) this.#report(found);
    }
    return undefined;
  }
}

const isComplete = <Value>(
  byLocale: Record<Locale, Value | undefined>,
): byLocale is Record<Locale, Value> => locales.every((locale) => byLocale[locale] !== undefined);
