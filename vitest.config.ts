import { defineConfig } from 'vitest/config';

/* Tests of the code, of this repository's texts and files, of the built site, and of the recipes in CONTRIBUTING.md. */
export default defineConfig({
  test: {
    // The default leaves one core free.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          include: ['tests/unit/*.test.{ts,tsx}'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'repository',
          isolate: false,
          include: ['tests/repository/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'output',
          isolate: false,
          include: ['tests/output/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'recipes',
          include: ['tests/recipes/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
