import { createHash } from 'node:crypto';
import type { InlineHashes } from '../../tools/build/inline-head.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Scripts that are run and stand in a page themselves, with their attributes. */
export const inlineScripts = (html: string) =>
  [...html.matchAll(/<script(?![^>]*ld\+json)([^>]*)>([\s\S]*?)<\/script>/g)]
    .map(([, attributes = '', code = '']) => ({ attributes, code }))
    .filter(({ code }) => code !== '');

export const inlineStyles = (html: string) =>
  [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css);

/**
 * The hashes of what pages have inline, worked out from the pages themselves: the script of the first,
 * and the styles of all.
 */
export function inlineOf(...pages: readonly string[]): InlineHashes {
  const [script] = inlineScripts(pages[0] ?? '');
  return {
    script: hashOf(script?.code ?? ''),
    styles: [...new Set(pages.flatMap(inlineStyles))].map(hashOf).toSorted(),
  };
}
