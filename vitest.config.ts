import { defineConfig } from 'vitest/config';

/*
 * Three groups: what can be asked of the sources, what of the built site, and whether the recipes of
 * CONTRIBUTING.md lead to one.
 */
export default defineConfig({
  test: {
    // By itself it leaves one core free.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          include: ['tests/{unit,repository}/*.test.{ts,tsx}'],
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
