import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { inEachLocale, isLocale, locales, type Locale } from '../locales.ts';
import { fillTexts, type SiteValues } from './site-values.ts';

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
  readonly #root: string;
  readonly #read = new Set<string>();

  constructor(root: string) {
    this.#root = root;
  }

  json<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> | undefined {
    const source = this.#source(file);
    if (source === undefined) return undefined;
    try {
      return this.#check(file, schema, this.#fill(file, JSON.parse(source)));
    } catch (error) {
      this.problems.push(`content/${file}: ${error instanceof Error ? error.message : 'not JSON'}`);
      return undefined;
    }
  }

  markdown<Schema extends z.ZodType>(file: string, schema: Schema) {
    const source = this.#source(file);
    if (source === undefined) return undefined;
    const [, frontMatter, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
    if (frontMatter === undefined || body === undefined) {
      this.problems.push(`content/${file}: expected front matter between two lines of ---`);
      return undefined;
    }
    try {
      const valid = this.#check(file, schema, this.#fill(file, parse(frontMatter)));
      return valid && { frontMatter: valid, body: String(this.#fill(file, body.trim())) };
    } catch (error) {
      this.problems.push(`content/${file}: ${error instanceof Error ? error.message : 'not YAML'}`);
      return undefined;
    }
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

  /** Files that no schema reads: a misspelt name, or an unknown language. */
  unexpectedFiles(): string[] {
    return readdirSync(this.#root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/^[A-Z]+\.md$/.test(entry.name))
      .map((entry) => relative(this.#root, join(entry.parentPath, entry.name)))
      .filter((file) => !this.#read.has(file))
      .map(
        (file) =>
          `content/${file}: nothing reads this file; is its language in app/locales.ts (and in ` +
          'the "locales" of its facts.json, if there are any) and its id in content/site.json?',
      );
  }

  #source(file: string) {
    this.#read.add(file);
    const path = join(this.#root, file);
    if (existsSync(path)) return readFileSync(path, 'utf8');
    this.problems.push(`content/${file}: this file is missing`);
    return undefined;
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
      this.problems.push(`content/${file}: ${path.join('.') || 'the file'}: ${message}`);
    }
    return undefined;
  }
}

const isComplete = <Value>(
  byLocale: Record<Locale, Value | undefined>,
): byLocale is Record<Locale, Value> => locales.every((locale) => byLocale[locale] !== undefined);
