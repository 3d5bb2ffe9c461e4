import { appendFileSync, cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { configOf, jsonFiles } from '../../app/admin/config.ts';
import { firstScreen } from '../../app/admin/first-screen.ts';
import { loadContent } from '../../app/content/content.server.ts';
import { locales } from '../../app/locales.ts';
import { adminHeaders, adminPolicy } from '../hosts/admin.ts';
import { root } from '../run/npm.mjs';
import { builtAdmin, builtSite } from './built-site.ts';
import { compress } from './compress.ts';

/* Bundles the editor; where content/publishing.json names a repository, it becomes part of the site. */

const { site, blocks, messages, publishing: repository } = loadContent();

const page: Plugin = {
  name: 'admin-page',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'content-security-policy', content: adminPolicy(repository) },
      injectTo: 'head-prepend',
    },
    ...(repository
      ? []
      : [{ tag: 'main', children: firstScreen(site.name), injectTo: 'body' as const }]),
  ],
};

await build({
  configFile: false,
  root: join(root, 'app/admin/page'),
  publicDir: false,
  logLevel: 'error',
  plugins: [page],
  build: {
    outDir: builtAdmin,
    emptyOutDir: true,
    assetsDir: 'admin/assets',
    assetsInlineLimit: 0,
    modulePreload: false,
    target: 'es2022',
    rolldownOptions: {
      input: join(root, 'app/admin/page/admin.html'),
      // Colours of code, which no form has.
      external: /^@shikijs\/(?:langs|themes)\//,
    },
  },
});

for (const locale of locales) {
  const shown = {
    title: site.name[locale],
    origin: site.origin,
    blocks: Object.fromEntries(
      blocks.map(({ id, translations }) => [id, translations[locale].frontMatter.title]),
    ),
    messages: messages[locale],
  };
  const setup = { config: configOf(locale, shown, repository), files: jsonFiles };
  writeFileSync(join(builtAdmin, `admin/config.${locale}.json`), JSON.stringify(setup));
}

if (repository) {
  await compress(builtAdmin);
  cpSync(builtAdmin, builtSite, { recursive: true });
  appendFileSync(join(builtSite, '_headers'), adminHeaders);
}
