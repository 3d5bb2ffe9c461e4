import { defineConfig } from 'vitest/config';

/* Two groups: what can be asked of the sources, and what can be asked of the built site. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['tests/{unit,repository}/*.test.{ts,tsx}'] } },
      { test: { name: 'output', include: ['tests/output/*.test.ts'] } },
    ],
  },
});
