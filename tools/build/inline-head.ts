import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { bundleBoot } from './boot.ts';
import { filesBelow } from './files.ts';
import { coreSheet } from './inline-styles.ts';
import { extractScripts, writePageScript } from './page-scripts.ts';

/** What the policy for browsers must allow by name, as `'sha256-…'`. */
export type InlineHashes = { script: string; styles: readonly string[] };

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The styles of every page, taken out of the build. */
function takeStyles(site: string) {
  const file = join(site, coreSheet);
  const styles = readFileSync(file, 'utf8').trim();
  rmSync(file);
  return styles;
}

/** The server's build leaves copies of sheets that no page and no script asks for. */
function removeUnused(site: string) {
  const askers = filesBelow(site, '.html', '.js').map((file) => readFileSync(file, 'utf8'));
  for (const sheet of filesBelow(site, '.css')) {
    if (!askers.some((asker) => asker.includes(basename(sheet)))) rmSync(sheet);
  }
}

/** React Router marks with `#` what several of a page's parts ask for. */
const ownSheet = /<link rel="stylesheet" href="(\/assets\/[^"#]+\.css)(#?)"\/>/g;

/**
 * Puts the boot script and the styles into the head of every page, so that the first paint waits for
 * nothing but the page itself. The script and the core of the styles are the same on all pages, and the
 * sheet of a kind of page is the same on all pages of that kind: the policy allows each by its hash. The
 * link to such a sheet stays, because React expects to find it; a disabled one is not fetched.
 */
export async function inlineHead(site: string): Promise<InlineHashes> {
  const shared = takeStyles(site);
  removeUnused(site);
  const boot = await bundleBoot();
  const styles = new Set([shared]);
  for (const file of filesBelow(site, '.html')) {
    const { page, code } = extractScripts(readFileSync(file, 'utf8'));
    const script = writePageScript(site, basename(file, '.html'), code);
    const own: string[] = [];
    const html = page.replaceAll(ownSheet, (_, address: string, mark: string) => {
      own.push(readFileSync(join(site, address), 'utf8').trim());
      return `<link rel="stylesheet" href="${address}${mark}" disabled=""/>`;
    });
    const sheets = [shared, ...own];
    for (const sheet of sheets) styles.add(sheet);
    const blocks = sheets.map((sheet) => `<style>${sheet}</style>`).join('');
    // The script comes first: parsing pauses after a script, and a page whose parsing pauses between
    // its styles and its body is painted whole and not as soon as its top is there.
    const head = `<script data-page="${script}">${boot}</script>${blocks}</head>`;
    writeFileSync(
      file,
      html.replace('</head>', () => head),
    );
  }
  return { script: hashOf(boot), styles: [...styles].map(hashOf).toSorted() };
}
