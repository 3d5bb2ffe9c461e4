import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { today, yearOf } from './app/days.ts';
import { documents } from './app/documents/routes.ts';
import { componentLayer } from './tools/build/component-layer.ts';
import { provideInlineScripts } from './tools/build/inline-scripts.ts';
import { serveOwnPhotos } from './tools/build/own-photos.ts';
import { pageScript } from './tools/build/page-script.ts';
import { publishedSite } from './tools/build/published-site.ts';
import { reloadContent } from './tools/build/reload-content.ts';
import { searchIndex } from './tools/build/search-index.ts';
import { targets } from './tools/build/targets.ts';

export default defineConfig({
  srcDir: './app',
  outDir: './build/client',
  output: 'static',
  trailingSlash: 'never',
  // tools/build/first-screen.ts divides them.
  build: { format: 'file', assets: 'assets', inlineStylesheets: 'always' },
  integrations: [react(), documents],
  prefetch: { prefetchAll: true, defaultStrategy: 'hover' },
  devToolbar: { enabled: false },
  // Shiki's styles would not fit the policy; no document is Markdown.
  markdown: { syntaxHighlight: false },
  vite: {
    plugins: [
      publishedSite(),
      provideInlineScripts(),
      searchIndex(),
      pageScript(),
      reloadContent(),
      serveOwnPhotos('content'),
    ],
    css: { postcss: { plugins: [componentLayer] } },
    // Inlined files would be sent again with each page.
    build: {
      assetsInlineLimit: 0,
      // With Astro's newer ones light-dark() is not transformed for older browsers.
      cssTarget: Object.entries(targets).map((target) => target.join('')),
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // Shortens layout.astro_astro_type_script_index_0_lang.BvRk9kiK.js
              entryFileNames: ({ name }) => `assets/${name.replace(/\.astro_.*/, '')}.[hash].js`,
            },
          },
        },
      },
    },
    define: { 'import.meta.env.SITE_BUILD_YEAR': JSON.stringify(yearOf(today())) },
    envPrefix: ['VITE_', 'SITE_'],
  },
});
