import { defineConfig } from 'vitest/config';

/** `slow` is for `npm run nightly`; recipes and slow tests change copies of the project. */
const names = ['unit', 'repository', 'output', 'recipes', 'slow'];

const script = process.env['npm_lifecycle_event'] ?? 'vitest';

export default defineConfig({
  test: {
    // The default leaves one core free.
    maxWorkers: '100%',
    reporters: ['default', ['json', { outputFile: `test-results/${script}.json` }]],
    projects: names.map((name) => ({
      test: {
        name,
        // Git and linters leave build/ alone, and the types of the code that slow tests change are checked.
        env: { COPY: name === 'recipes' ? 'build/changed' : '' },
        // Vitest begins isolated files after all others, and the recipes take longest.
        isolate: name === 'slow',
        include: [`tests/${name}/*.test.{ts,tsx}`],
        testTimeout: 120_000,
        hookTimeout: 120_000,
      },
    })),
  },
});
