import { basename, dirname } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { inlineStyles } from './tools/build/inline-styles.ts';
import { searchIndex } from './tools/build/search-index.ts';
import { today, yearOf } from './app/days.ts';
import { catalogueOf, isSharedKey, messagesSchema } from './app/content/messages.server.ts';

/** Compiles ICU messages while building, so that no parser reaches the browser. */
const messages = (): Plugin => ({
  name: 'messages',
  enforce: 'pre',
  transform: {
    filter: { id: /\.json\?messages$/ },
    handler(source) {
      const all = Object.entries(messagesSchema.parse(JSON.parse(source)));
      const catalogue = catalogueOf(Object.fromEntries(all.filter(([key]) => isSharedKey(key))));
      return {
        code: `export default ${JSON.stringify(catalogue)}`,
        moduleType: 'js',
      };
    },
  },
});

/**
 * What all pages share is two scripts: libraries, and our own frame of every page. What subjects share
 * stands in a script of its room, which only pages load that use it.
 */
const generated: Record<string, string> = { pictures: 'manifest|stand-ins', map: 'map|pins' };
const folders: Record<string, string> = { climate: 'climate|content', map: 'map|legs' };

const chunks = [
  { name: 'react', test: /node_modules\/(?!@react-router\/dev|minisearch|uqr)/ },
  {
    name: 'shell',
    test: /app\/(?:shell|navigation|offline(?!\/copy)|planner\/(?:kept|my)-trip|ui|i18n|head|site|pages|paths|locales)\b/,
    minShareCount: 2,
  },
  ...[
    'pictures',
    'climate',
    'guide',
    'destinations',
    'contact',
    'map',
    'search',
    'trips',
    'planner',
    'months',
  ].map((room) => ({
    name: room,
    test: new RegExp(`app/(?:${folders[room] ?? room})/|app/art/(?:${generated[room] ?? room})\\b`),
    minShareCount: 2,
  })),
];

export default defineConfig({
  plugins: [messages(), searchIndex(), reactRouter(), inlineStyles()],
  // Pictures and fonts stay files of their own: inlined ones would be paid for on every page.
  build: {
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunks },
        // Chromium then compiles all of it beside the page, not function by function while it starts.
        postBanner: ({ name }) => (name === 'react' ? '//# allFunctionsCalledOnLoad\n' : ''),
      },
    },
  },
  // Names by room and file, without hashes: shorter, and they pack better.
  css: {
    modules: {
      generateScopedName: (name, file) =>
        `${basename(dirname(file))}-${basename(file, '.module.css')}_${name}`,
    },
  },
  define: { 'import.meta.env.SITE_BUILD_YEAR': JSON.stringify(yearOf(today())) },
  envPrefix: ['VITE_', 'SITE_'],
});
