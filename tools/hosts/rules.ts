import type { InlineHashes } from '../build/inline-head.ts';
import { headerRules } from './headers.ts';
import { notFoundFolders, prefixed, spellings, type Addressed } from './redirects.ts';

/* What a server of one's own must be told, in the words that Caddy and nginx share. */

/** One below the other, each behind the same space. */
export const lines = (indent: string, all: readonly string[]) =>
  all.map((line) => indent + line).join('\n');

/** Files of the site by the ends of their names. Servers know most of these, but not all. */
export const types: Record<string, string> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  txt: 'text/plain',
  xml: 'application/xml',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
};

const escape = (text: string) => text.replaceAll(/[.?+^$()[\]{}|\\]/g, String.raw`\$&`);

/** Headers of every answer, and those of some addresses, of which `*` stands for anything. */
export function headersOf(inline: InlineHashes) {
  const { '/*': everywhere = {}, ...others } = headerRules(inline);
  return {
    common: Object.entries(everywhere),
    byAddress: Object.entries(others).map(([address, headers]) => ({
      pattern: `^${address.split('*').map(escape).join('.*')}$`,
      headers,
    })),
  };
}

/** `^/destinations/(?:Istanbul|ISTANBUL)/?$`, and the address that it stands for. */
export const redirectPatterns = (addressed: Addressed) => [
  ...spellings(addressed.destinations).map(({ folder, spellings: all, address }) => ({
    pattern: `^${folder}(?:${all.map(escape).join('|')})/?$`,
    address,
  })),
  ...prefixed(addressed).map(({ typed, address }) => ({
    pattern: `^${escape(typed)}/?$`,
    address,
  })),
];

export const notFoundPatterns = notFoundFolders.map(({ folder, file }) => ({
  pattern: `^${folder}`,
  file,
}));

/** What has an address as a file, but is none of the site: 404 pages, packed forms, host files. */
export const hidden = String.raw`^/_(?:headers|redirects)$|\.(?:br|gz)$|/404(?:\.html|/)?$`;

/** Another form of a page's address, which begins with the address: `/tr/`, `/tr.html`. */
export const otherForm = String.raw`^(/.+?)(?:\.html|/index(?:\.html)?/?|/)$`;
export const otherFormOfHome = String.raw`^/index(?:\.html)?/?$`;
