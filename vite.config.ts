import { basename, dirname } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { inlineStyles } from './tools/build/inline-styles.ts';
import { catalogueOf, messagesSchema } from './app/content/messages.server.ts';

/**
 * Compiles ICU messages while building, so that no parser reaches the browser. Titles and descriptions
 * of pages come with the pages' data.
 */
const messages = (): Plugin => ({
  name: 'messages',
  enforce: 'pre',
  transform: {
    filter: { id: /\.json\?messages$/ },
    handler(source) {
      const all = Object.entries(messagesSchema.parse(JSON.parse(source)));
      const catalogue = catalogueOf(
        Object.fromEntries(all.filter(([key]) => !key.startsWith('head.'))),
      );
      return {
        code: `export default ${JSON.stringify(catalogue)}`,
        moduleType: 'js',
      };
    },
  },
});

/**
 * Two scripts that all pages share, in place of two dozen small ones; routes and languages keep
 * their own. React Router's entry stays apart: it wakes the page as soon as it is run.
 */
const chunks = [
  { name: 'react', test: /node_modules\/(?!@react-router\/dev)/ },
  { name: 'site', test: /app\/(?!routes)/, minShareCount: 2 },
];

export default defineConfig({
  plugins: [messages(), reactRouter(), inlineStyles()],
  // Pictures and fonts stay files of their own: inlined ones would be paid for on every page.
  build: {
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
  // Names by room and file, without hashes: shorter, and they pack better.
  css: {
    modules: {
      generateScopedName: (name, file) =>
        `${basename(dirname(file))}-${basename(file, '.module.css')}_${name}`,
    },
  },
  define: { 'import.meta.env.SITE_BUILD_YEAR': JSON.stringify(new Date().getFullYear()) },
  envPrefix: ['VITE_', 'SITE_'],
});
