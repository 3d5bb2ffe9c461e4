import { createHash } from 'node:crypto';
import react from '@astrojs/react';
import { defineConfig, type AstroIntegration } from 'astro/config';
import { today, yearOf } from './app/days.ts';
import { locales } from './app/locales.ts';
import { furtherPages, inLocale, notFoundPagesOf, pathOfPage, paths } from './app/paths.ts';
import { pageRows } from './app/pages.ts';
import { headScript } from './app/shell/head-script.ts';
import { entryIds } from './app/site.ts';
import { searchIndex } from './tools/build/search-index.ts';

/** The addresses of `app/pages.ts` in each language, and the document of each. */
const routesOf = () =>
  locales.flatMap((locale) => {
    const route = (path: string, document: string) => ({
      pattern: inLocale(`/${path}`, locale),
      entrypoint: `./app/documents/${document}`,
    });
    return [
      ...pageRows.flatMap((row) => [
        route(row.path, `${row.file}.astro`),
        ...furtherPages(row, entryIds).map((number) =>
          route(pathOfPage(row, number), `${row.file}.astro`),
        ),
        ...(row.entries ? [route(`${row.path}/[id]`, `${row.entries.file}.astro`)] : []),
      ]),
      ...notFoundPagesOf(locale).map((path) => ({
        pattern: path,
        entrypoint: './app/documents/not-found.astro',
      })),
      { pattern: paths.standIn(locale), entrypoint: './app/documents/not-at-hand.astro' },
      { pattern: paths.feed(locale), entrypoint: './app/documents/feed.ts' },
    ];
  });

const resources = {
  '/sitemap.xml': 'sitemap',
  '/llms.txt': 'llms',
  '/robots.txt': 'robots',
  '/site.webmanifest': 'webmanifest',
};

const pages: AstroIntegration = {
  name: 'pages',
  hooks: {
    'astro:config:setup': ({ injectRoute }) => {
      for (const route of routesOf()) injectRoute(route);
      for (const [pattern, file] of Object.entries(resources))
        injectRoute({ pattern, entrypoint: `./app/documents/${file}.ts` });
    },
  },
};

const sha256 = createHash('sha256').update(headScript).digest('base64');

export default defineConfig({
  srcDir: './app',
  outDir: './build/client',
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', assets: 'assets', inlineStylesheets: 'always' },
  integrations: [react(), pages],
  prefetch: { prefetchAll: true, defaultStrategy: 'hover' },
  devToolbar: { enabled: false },
  security: {
    csp: {
      // Astro does not hash what is inline by our own hand.
      scriptDirective: { hashes: [`sha256-${sha256}`] },
      directives: [
        "default-src 'none'",
        "img-src 'self' https: data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self' mailto:",
      ],
    },
  },
  vite: {
    plugins: [searchIndex()],
    resolve: { alias: { 'react-router': new URL('./app/shell/router-shim.tsx', import.meta.url).pathname } },
    build: { assetsInlineLimit: 0 },
    define: { 'import.meta.env.SITE_BUILD_YEAR': JSON.stringify(yearOf(today())) },
    envPrefix: ['VITE_', 'SITE_'],
  },
});
