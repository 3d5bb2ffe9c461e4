import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { z } from 'zod';

/** What a host knows of a deployed folder before the first request comes. */
export type Site = {
  /** Addresses of files: `/tr.html`, `/assets/root-1a2b3c.js`. */
  files: ReadonlySet<string>;
  /** Canonical addresses by the spellings in `_redirects`. */
  redirects: ReadonlyMap<string, string>;
  headersOf: (path: string) => Headers;
};

const redirectSchema = z.object({ path: z.string(), to: z.string(), status: z.number() });

function refuse(file: string, errors: readonly Error[]) {
  if (errors.length === 0) return;
  throw new Error([`${file}:`, ...errors.map((error) => error.message)].join('\n'));
}

/** Hosts keep their own two files to themselves; `.br` and `.gz` are forms of other files. */
const isServed = (file: string) => !/^\/_(headers|redirects)$|\.(br|gz)$/.test(file);

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name))}`)
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isServed);

async function redirectsOf(folder: string) {
  const file = join(folder, '_redirects');
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [file],
    configRedirects: [],
    minimal: false,
  });
  refuse(file, errors);
  return z
    .array(redirectSchema)
    .parse(redirects)
    .filter(({ status }) => status === 301)
    .map(({ path, to }) => [decodeURI(path), to] as const);
}

/** Every rule that matches adds its headers, as hosts do it: a header set twice has two values. */
async function headersOf(folder: string) {
  const file = join(folder, '_headers');
  const { headers: rules, errors } = await parseAllHeaders({
    headersFiles: [file],
    configHeaders: [],
    minimal: false,
  });
  refuse(file, errors);
  return (path: string) => {
    const headers = new Headers();
    for (const rule of rules) {
      if (!('forRegExp' in rule && rule.forRegExp.test(path))) continue;
      for (const [name, value] of Object.entries(rule.values)) headers.append(name, value);
    }
    return headers;
  };
}

/** Reads a folder, and `_headers` and `_redirects` in it with the parsers of a host that uses them. */
export const readSite = async (folder: string): Promise<Site> => ({
  files: new Set(filesOf(folder)),
  redirects: new Map(await redirectsOf(folder)),
  headersOf: await headersOf(folder),
});
