import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { minifySync } from 'vite';
import { borrowTexts } from './borrow-texts.ts';
import { filesBelow } from './files.ts';

/*
 * React Router writes its data and its imports into inline scripts, which a strict policy forbids
 * and which start at once. Here they move into a file for each page that `app/boot.js` loads late.
 */

const inlineScript = /<script(?![^>]*\bsrc=)(?![^>]*ld\+json)([^>]*)>([\s\S]+?)<\/script>/g;
const modulePreload = /<link rel="modulepreload"[^>]*\/>/g;

/** Writes an immutable file named by its content; returns its address. */
function writeAsset(site: string, name: string, code: string) {
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const address = `/assets/${name}-${hash}.js`;
  writeFileSync(join(site, address), code);
  return address;
}

/**
 * The page without inline scripts, and their code in order. The emptied elements stay, because
 * React expects to find them. The script that restores the scroll position is dropped: the browser
 * does that by itself when scripts come late. The entry is waited for, so that `app/boot.js` learns
 * when it does not arrive.
 */
function extractScripts(html: string) {
  const scripts: string[] = [];
  const page = html
    .replaceAll(modulePreload, '')
    .replaceAll(inlineScript, (_, attributes: string, code: string) => {
      if (!code.includes('sessionStorage')) scripts.push(code);
      return `<script${attributes}></script>`;
    });
  return { page, code: scripts.join('\n').replace(/^import\(/m, 'await import(') };
}

export function deferScripts(site: string, bootSource: string) {
  const { code } = minifySync('boot.js', readFileSync(bootSource, 'utf8'));
  const boot = writeAsset(site, 'boot', code);
  for (const file of filesBelow(site, '.html')) {
    const { page, code: pageCode } = extractScripts(readFileSync(file, 'utf8'));
    const script = writeAsset(site, basename(file, '.html'), borrowTexts(page, pageCode));
    writeFileSync(
      file,
      page.replace('</head>', `<script src="${boot}" data-page="${script}"></script></head>`),
    );
  }
}
