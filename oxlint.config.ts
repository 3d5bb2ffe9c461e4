import { defineConfig, type OxlintOverride } from 'oxlint';
import { fancyWords } from './tools/plain-words.mjs';

/** The rooms of `app/`: each imports only from those before it, so that there are no cycles. */
const rooms = [
  'ui',
  'i18n',
  'pictures',
  'climate',
  'content',
  'prices',
  'legs',
  'offline',
  'map',
  'contact',
  'guide',
  'search',
  'trip',
  'planner',
  'trips',
  'compare',
  'months',
  'destinations',
  'home',
  'shell',
  'about',
  'documents',
];

/** Its configuration follows from the schemas, and no page has anything of it. */
const editor = 'admin';

const before = (room: string, regex: string) => ({
  regex,
  message: `app/${room}/ may only use rooms that come before it in the list of oxlint.config.ts.`,
});

const arrows = (room: string) => {
  const later = [...rooms.slice(rooms.indexOf(room) + 1), editor];
  // Files of content/ have a rule of their own.
  return before(room, String.raw`^(?:\.\./)+(?:${later.join('|')})/.*\.tsx?$`);
};

const server = {
  regex: String.raw`\.server\.tsx?$|/pictures/build/|^node:`,
  message:
    'This runs at build time: only *.server.ts, app/documents/, tools and tests may import it.',
  allowTypeImports: true,
};

const contentFiles = {
  regex: String.raw`/content/.*\.(?:json|md)$`,
  message: 'Only app/content/ and app/site.ts read content/.',
  allowTypeImports: true,
};

const notFor = (room: string, others: readonly string[]) => ({
  regex: String.raw`^(?:\.\./)+(?:${others.join('|')})/`,
  message: `app/${room}/ may not use them.`,
});

const restricted = (files: string[], ...patterns: object[]): OxlintOverride => ({
  files,
  rules: { 'eslint/no-restricted-imports': ['error', { patterns }] },
});

/** The first room imports nothing of this site, not even `app/paths.ts`. */
const uiRules = [
  restricted(['app/ui/*'], before('ui', String.raw`^\.\./`), server),
  restricted(['app/ui/*/*'], before('ui', String.raw`^\.\./\.\./`), server),
];

const roomRules = rooms.slice(1, -1).flatMap((room) => {
  const own = room === 'content' ? [arrows(room)] : [arrows(room), contentFiles];
  return [
    restricted([`app/${room}/**`], ...own, server),
    restricted([`app/${room}/**/*.server.{ts,tsx}`, `app/${room}/build/**`], ...own),
  ];
});

const globals = (files: string[], ...names: string[]): OxlintOverride => ({
  files,
  excludeFiles: ['**/*.server.{ts,tsx}', 'app/pictures/build/**'],
  rules: { 'eslint/no-restricted-globals': ['error', ...names] },
});

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise', 'vitest'],
  categories: {
    correctness: 'error',
    suspicious: 'error',
    perf: 'error',
  },
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': [
      'error',
      {
        fixStyle: 'inline-type-imports',
      },
    ],
    'eslint/no-console': 'error',
    'eslint/eqeqeq': 'error',
    'eslint/no-var': 'error',
    'eslint/prefer-const': 'error',
    'import/no-cycle': [
      'error',
      {
        ignoreTypes: false,
      },
    ],
    'import/no-default-export': 'error',
    'oxc/no-barrel-file': ['error', { threshold: 0 }],
    'react/react-in-jsx-scope': 'off',
    'import/no-unassigned-import': 'off',
    'jsx-a11y/no-redundant-roles': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'oxc/no-map-spread': 'off',
  },
  ignorePatterns: ['/build', '.astro', 'public', 'app/pictures/art'],
  overrides: [
    {
      files: ['*.config.ts', '**/*.d.ts', '*.config.mjs'],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: ['app/**', 'tools/**', 'tests/**'],
      rules: {
        'eslint/no-warning-comments': ['error', { terms: fancyWords, location: 'anywhere' }],
      },
    },
    { files: ['app/**', 'art/**', 'tools/**'], rules: { 'eslint/max-lines': ['error', 300] } },
    {
      files: ['art/**', 'tools/**', 'tests/**'],
      rules: { 'eslint/no-console': 'off', 'eslint/no-await-in-loop': 'off' },
    },
    {
      ...restricted(['app/**'], server, contentFiles),
      excludeFiles: ['**/*.server.{ts,tsx}', 'app/documents/**'],
    },
    restricted(['app/site.ts'], server),
    restricted(['app/documents/**'], contentFiles, notFor('documents', [editor])),
    ...uiRules,
    ...roomRules,
    restricted(
      [`app/${editor}/**`],
      notFor(
        editor,
        rooms.filter((room) => room !== 'content' && room !== 'pictures'),
      ),
      contentFiles,
      server,
    ),
    // Storage may throw and must be erasable: app/ui/browser/storage.ts and app/offline/ handle that.
    globals(['app/**'], 'process', 'localStorage', 'sessionStorage', 'caches', 'indexedDB'),
    globals(['app/offline/**'], 'process', 'localStorage', 'sessionStorage'),
    globals(['app/ui/browser/storage.ts'], 'process', 'caches', 'indexedDB'),
  ],
});
