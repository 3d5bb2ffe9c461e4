import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { z } from 'zod';
import { inEachLocale, isLocale, locales, type Locale } from '../locales.ts';
import { fillTexts, type SiteValues } from './site-values.ts';
import { decoded, readJson, readMarkdown, SourceError } from './source.ts';

/** All problems at once, so that an author sees every one. */
export class ContentError extends Error {
  constructor(problems: readonly string[]) {
    super(`The content does not fit:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ContentError';
  }
}

export class ContentReader {
  readonly problems: string[] = [];
  /** Replaced in the files that are read from then on. */
  siteValues: Record<Locale, SiteValues> | undefined;
  /** Files that do not fit, and their folders. */
  readonly unread = new Set<string>();
  readonly #root: string;
  readonly #known = new Set<string>();
  readonly #ignored: readonly string[];

  /** @param ignored Folders that nothing reads. */
  constructor(root: string, ignored: readonly string[] = []) {
    this.#root = root;
    this.#ignored = ignored;
  }

  json<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> | undefined {
    return this.#read(file, (source) =>
      this.#check(file, schema, this.#fill(file, readJson(source))),
    );
  }

  /** A file that a project may have. */
  optionalJson<Schema extends z.ZodType>(file: string, schema: Schema) {
    return existsSync(join(this.#root, file)) ? this.json(file, schema) : undefined;
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

  /** Without the languages that do not fit. */
  inLocales<Schema extends z.ZodType>(folder: string, schema: Schema, wanted: readonly Locale[]) {
    return inEachLocale((locale) =>
      wanted.includes(locale) ? this.markdown(`${folder}/${locale}.md`, schema) : undefined,
    );
  }

  /** Names of the files in a folder that may be missing. */
  filesIn(folder: string): string[] {
    const path = join(this.#root, folder);
    return existsSync(path) ? readdirSync(path).toSorted() : [];
  }

  /** A file that is not text. */
  expect(file: string) {
    this.#known.add(file);
    if (!existsSync(join(this.#root, file))) this.#report(file, 'missing');
  }

  /** Files that no schema reads: a misspelt name, or an unknown language. */
  unexpectedFiles(): string[] {
    return readdirSync(this.#root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/^(?:[A-Z]+\.md$|\.)/.test(entry.name))
      .map((entry) => relative(this.#root, join(entry.parentPath, entry.name)))
      .filter((file) => !this.#known.has(file))
      .filter((file) => !this.#ignored.some((folder) => file.startsWith(`${folder}/`)))
      .map((file) =>
        /^photos[\\/]/.test(file)
          ? `content/${file}: pictures are added in the editor, which makes their sizes (npm run edit)`
          : `content/${file}: nothing reads this file; is its language in app/locales.ts (and in ` +
            'the "locales" of its facts.json, if there are any) and its id in content/site.json?',
      );
  }

  /** Languages of an entry whose facts, which list them, do not fit. */
  leaveOut(folder: string) {
    for (const locale of locales) this.#known.add(`${folder}/${locale}.md`);
  }

  #read<Value>(file: string, understand: (source: string) => Value): Value | undefined {
    this.#known.add(file);
    const path = join(this.#root, file);
    try {
      if (!existsSync(path)) throw new SourceError('missing');
      return understand(decoded(readFileSync(path)));
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      this.#report(file, error.message);
      return undefined;
    }
  }

  #report(file: string, problem: string) {
    this.unread.add(file).add(dirname(file));
    this.problems.push(`content/${file}: ${problem}`);
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
    for (const { path, message } of result.error.issues) {
      this.#report(file, `${path.join('.') || 'the file'}: ${message}`);
    }
    return undefined;
  }
}

const isComplete = <Value>(
  byLocale: Record<Locale, Value | undefined>,
): byLocale is Record<Locale, Value> => locales.every((locale) => byLocale[locale] !== undefined);
