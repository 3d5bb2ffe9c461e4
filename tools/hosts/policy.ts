import { createHash } from 'node:crypto';
import { content } from '../../app/content/content.server.ts';
import { photosOf } from '../../app/content/photos.ts';
import { photoSource } from '../../app/pictures/photo.ts';

/** Empty if all photos are our own, or after `npm run photos:local`. */
function photoOrigins() {
  const elsewhere = photosOf(content())
    .filter(({ photo }) => photo.local === undefined)
    .map(({ photo }) => photoSource(photo));
  return [...new Set(elsewhere.map(({ src }) => new URL(src).origin))].toSorted();
}

/** What the scripts (but for data) or styles inside a page contain. */
const inlineIn = {
  script: /<script(?![^>]*ld\+json)[^>]*>([^<][\s\S]*?)<\/script>/g,
  style: /<style[^>]*>([\s\S]+?)<\/style>/g,
} as const;

const hashesIn = (html: string, element: keyof typeof inlineIn) =>
  [...html.matchAll(inlineIn[element])].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

/**
 * The policy of a page, for a `<meta>` in it: nothing of other sites but photos, and a form that opens the
 * visitor's mail program. `public/_headers` has what a `<meta>` cannot say.
 */
export const policyOf = (html: string) =>
  [
    "default-src 'none'",
    ['img-src', "'self'", ...photoOrigins()].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self' mailto:",
    ['script-src', "'self'", ...new Set(hashesIn(html, 'script'))].join(' '),
    ['style-src', "'self'", ...new Set(hashesIn(html, 'style'))].join(' '),
  ].join('; ');
