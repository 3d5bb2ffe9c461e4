import { defineConfig, type OxlintOverride } from 'oxlint';

/** The rooms of `app/`: each imports only from those before it, so there are no circles. */
const rooms = [
  'ui',
  'content',
  'i18n',
  'legs',
  'pictures',
  'head',
  'offline',
  'map',
  'climate',
  'contact',
  'guide',
  'search',
  'planner',
  'trips',
  'months',
  'destinations',
  'experiences',
  'home',
  'credits',
  'shell',
  'privacy',
  'documents',
];

/** Types are allowed everywhere: they are gone when the site runs. */
const arrows = (room: string) => {
  const later = rooms.slice(rooms.indexOf(room) + 1);
  return {
    // What belongs to any site knows neither rooms nor addresses of this one.
    regex: room === 'ui' ? String.raw`^\.\./` : String.raw`^(?:\.\./)+(?:${later.join('|')})/`,
    message: `app/${room}/ may only use rooms that stand before it in the list of oxlint.config.ts.`,
    allowTypeImports: true,
  };
};

const server = {
  regex: String.raw`\.server\.tsx?$|/pictures/build/`,
  message:
    'This runs while building: only *.server.ts, app/documents/, tools and tests may import it.',
  allowTypeImports: true,
};

const restricted = (files: string[], ...patterns: object[]): OxlintOverride => ({
  files,
  rules: { 'eslint/no-restricted-imports': ['error', { patterns }] },
});

const roomRules = rooms
  .slice(0, -1)
  .flatMap((room) => [
    restricted([`app/${room}/**`], arrows(room), server),
    restricted([`app/${room}/**/*.server.{ts,tsx}`], arrows(room)),
  ]);

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
    'react/react-in-jsx-scope': 'off',
    'import/no-unassigned-import': 'off',
    'jsx-a11y/no-redundant-roles': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'oxc/no-map-spread': 'off',
  },
  ignorePatterns: ['art', 'build', '.astro', 'public', 'app/art'],
  overrides: [
    {
      files: ['*.config.ts', '**/*.d.ts', '*.config.mjs'],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: ['tools/**', 'tests/**'],
      rules: { 'eslint/no-console': 'off', 'eslint/no-await-in-loop': 'off' },
    },
    {
      ...restricted(['app/**', 'tools/edit/page/**'], server),
      excludeFiles: ['**/*.server.{ts,tsx}', 'app/documents/**'],
    },
    ...roomRules,
  ],
});
