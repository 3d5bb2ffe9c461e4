import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'postcss';
import { PurgeCSS } from 'purgecss';
import { filesBelow } from './files.ts';

const inHead = /<style>([\s\S]*?)<\/style>(?=[\s\S]*<\/head>)/g;
const stylesOf = (html: string) => [...html.matchAll(inHead)].map(([, css]) => css).join('\n');

/** Up to the element that says so, or else to the end of the header, section or main part that the title is in. */
const toFirstScreen = [
  /^[\s\S]*?(?=<[^<>]+ data-below-first-screen)/,
  /^[\s\S]*?<h1\b[\s\S]*?<\/(?:header|section|main)>/,
];

/** Before the first paint no island needs the scripts that Astro begins the body with. */
const scriptsOfBody = /(?<=<body[^>]*>(?:<style>[^<]*<\/style>)?)(?:<script>[\s\S]*?<\/script>)+/;

/** Firefox paints what follows a style sheet before it is there, unless a script waits for it. */
const linkTo = (sheet: string) => `<link rel="stylesheet" href="${sheet}"><script> </script>`;

/** All styles, but for faces: those that are declared twice load twice. */
function sheetOf(pages: readonly string[]) {
  const rules = new Set<string>();
  for (const css of new Set(pages.map(stylesOf))) {
    for (const node of parse(css).nodes) {
      if ('nodes' in node && !('name' in node && node.name === 'font-face'))
        rules.add(String(node));
    }
  }
  return [...rules].join('\n');
}

async function firstStyles(html: string, screen: string) {
  const root = parse(stylesOf(html));
  const variables: string[] = [];
  root.walkAtRules((rule) => {
    if (rule.name === 'page' || rule.params.startsWith('print')) rule.remove();
    // PurgeCSS overlooks what only keyframes use.
    if (rule.name === 'keyframes') variables.push(...(String(rule).match(/--[\w-]+/g) ?? []));
  });
  const css = root.toString();
  const [start = '', body = ''] = html.split(/(?=<body)/);
  const onRoot = new Set(start.slice(0, start.indexOf('<head')).match(/(?<= )[\w-]+/g));
  const below = new Set(body.match(/(?<= )[\w-]+(?==")/g));
  const attributes = [...css.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => name);
  const [styles] = await new PurgeCSS().purge({
    content: [{ raw: `html ${screen.slice(screen.indexOf('<body'))}`, extension: 'html' }],
    css: [{ raw: css }],
    keyframes: true,
    variables: true,
    // Of the root, or set by scripts before the first paint.
    dynamicAttributes: attributes.filter((name) => onRoot.has(name) || !below.has(name)),
    safelist: { standard: [/^:(?!hover|active|focus)/], variables },
    // Rules for hovering and opened parts: the sheet has loaded before anyone points at them.
    blocklist: [/^:(?:hover|active|focus)/, 'open', 'data-open'],
  });
  return styles?.css ?? '';
}

/**
 * Leaves in each page the styles of its first screen, and links those of all pages, in one file, after it.
 * @throws {Error} if a page has no title.
 */
export async function writeFirstScreens(site: string) {
  const pages = filesBelow(site, '.html')
    .map((file) => ({ file, html: readFileSync(file, 'utf8') }))
    // The worker shows static pages without any other file.
    .filter(({ html }) => stylesOf(html) !== '' && !/<html[^>]* data-static/.test(html));
  const sheet = sheetOf(pages.map(({ html }) => html));
  const hash = createHash('sha256').update(sheet).digest('hex').slice(0, 8);
  const address = `/assets/styles.${hash}.css`;
  writeFileSync(join(site, address), sheet);
  for (const { file, html } of pages) {
    const screen = toFirstScreen.map((part) => part.exec(html)?.[0]).find(Boolean);
    if (!screen) throw new Error(`${file} has no title`);
    const styles = `<style>${await firstStyles(html, screen)}</style>`;
    const scripts = scriptsOfBody.exec(screen)?.[0] ?? '';
    const first = screen.replace(scripts, '');
    const linked = first + linkTo(address) + scripts + html.slice(screen.length);
    const at = linked.search(inHead);
    writeFileSync(file, linked.slice(0, at) + styles + linked.slice(at).replaceAll(inHead, ''));
  }
}
