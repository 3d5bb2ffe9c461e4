import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { today, yearOf } from './app/days.ts';
import { documents } from './app/documents/routes.ts';
import { searchIndex } from './tools/build/search-index.ts';
import { policy } from './tools/hosts/policy.ts';

export default defineConfig({
  srcDir: './app',
  outDir: './build/client',
  output: 'static',
  trailingSlash: 'never',
  // Styles inside the page: the first paint waits for nothing but the page itself.
  build: { format: 'file', assets: 'assets', inlineStylesheets: 'always' },
  integrations: [react(), documents],
  prefetch: { prefetchAll: true, defaultStrategy: 'hover' },
  devToolbar: { enabled: false },
  // Shiki's styles would not fit the policy; no document is Markdown.
  markdown: { syntaxHighlight: false },
  security: { csp: policy },
  vite: {
    plugins: [searchIndex()],
    // Pictures and fonts stay files of their own: inlined ones would be paid for on every page.
    build: { assetsInlineLimit: 0 },
    define: { 'import.meta.env.SITE_BUILD_YEAR': JSON.stringify(yearOf(today())) },
    envPrefix: ['VITE_', 'SITE_'],
  },
});
