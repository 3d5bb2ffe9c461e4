import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroUserConfig } from 'astro';
import { content } from '../../app/content/content.server.ts';
import { photoSource } from '../../app/pictures/photo.ts';
import { headScript } from '../build/head-script.ts';
import { root } from '../run/npm.mjs';

/** Empty after `npm run photos:local`. */
function photoOrigins() {
  const { destinations, articles } = content();
  const photos = [...destinations, ...articles].flatMap(({ facts }) => facts.photos);
  const elsewhere = photos.filter(({ local }) => local === undefined).map(photoSource);
  return [...new Set(elsewhere.map(({ src }) => new URL(src).origin))].toSorted();
}

const hashOf = (text: string) =>
  `sha256-${createHash('sha256').update(text).digest('base64')}` as const;

const layers = readFileSync(join(root, 'app/styles/layers.css'), 'utf8');

/** Astro writes this into a `<meta>` of each page; `public/_headers` has what a `<meta>` cannot set. */
export const policy = {
  // Astro does not hash what is `is:inline` in app/documents/layout.astro.
  scriptDirective: { hashes: [hashOf(headScript)] },
  styleDirective: { hashes: [hashOf(layers)] },
  directives: [
    "default-src 'none'",
    `img-src ${["'self'", ...photoOrigins()].join(' ')}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self' mailto:",
  ],
} satisfies NonNullable<AstroUserConfig['security']>['csp'];
