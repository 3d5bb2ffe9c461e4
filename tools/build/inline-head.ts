import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { bundleBoot } from './boot.ts';
import { filesBelow } from './files.ts';
import { stylesFile } from './inline-styles.ts';
import { extractScripts, writePageScript } from './page-scripts.ts';

/** What the policy for browsers must allow by name, as `'sha256-…'`. */
export type InlineHashes = { script: string; style: string };

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The styles of the site, taken out of the build. */
function takeStyles(site: string) {
  const styles = readFileSync(join(site, stylesFile), 'utf8').trim();
  // The server's build leaves copies that no page asks for.
  const home = readFileSync(join(site, 'index.html'), 'utf8');
  for (const sheet of filesBelow(site, '.css')) if (!home.includes(basename(sheet))) rmSync(sheet);
  return styles;
}

/**
 * Puts the styles and the boot script into the head of every page, so that the first paint waits for
 * nothing but the page itself. Both are the same on all pages: the policy allows them by two hashes.
 */
export async function inlineHead(site: string): Promise<InlineHashes> {
  const styles = takeStyles(site);
  const boot = await bundleBoot();
  for (const file of filesBelow(site, '.html')) {
    const { page, code } = extractScripts(readFileSync(file, 'utf8'));
    const script = writePageScript(site, basename(file, '.html'), code);
    const head = `<style>${styles}</style><script data-page="${script}">${boot}</script></head>`;
    writeFileSync(
      file,
      page.replace('</head>', () => head),
    );
  }
  return { script: hashOf(boot), style: hashOf(styles) };
}
