import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { decoded, readJson } from '../../app/content/source.ts';
import { siteListsSchema } from './site-lists.ts';

/** A file of content/, or `otherwise` while it cannot be read: its own form says what is wrong. */
export function jsonOr<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  otherwise: () => z.infer<Schema>,
): z.infer<Schema> {
  try {
    return schema.parse(readJson(decoded(readFileSync(file))));
  } catch {
    return otherwise();
  }
}

function foldersIn(path: string) {
  try {
    return readdirSync(path, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
  } catch {
    return [];
  }
}

/** The lists of site.json, or the folders that are there while it cannot be read. */
export const listsOf = (content: string) =>
  jsonOr(join(content, 'site.json'), siteListsSchema, () =>
    siteListsSchema.parse(
      Object.fromEntries(
        Object.keys(siteListsSchema.shape).map((kind) => [kind, foldersIn(join(content, kind))]),
      ),
    ),
  );
