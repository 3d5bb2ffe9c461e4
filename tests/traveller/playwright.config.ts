import { defineConfig } from '@playwright/test';
import { engines } from './support/sizes.ts';
import type { Engine } from './support/window.ts';

// Every engine takes its time zone from there.
process.env['TZ'] = 'Europe/Istanbul';

const { TEST_PORT = '4174', TRAVELLER_URL } = process.env;

/**
 * The built site in three engines, by a hand that moves. Playwright only runs these tests; what
 * drives the engines stands in `support/`. TRAVELLER_URL names a site that is served already.
 */
export default defineConfig<{ engine: Engine }>({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/traveller',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/traveller.json' }]],
  // The slowest first, so that nobody waits for it alone at the end.
  projects: engines.toReversed().map((engine) => ({
    name: engine,
    use: { engine },
    // WebKit cannot be asked for its paper, and Firefox's words cannot be read back letter by letter.
    ...(engine !== 'chromium' && { testIgnore: 'print.spec.ts' }),
  })),
  use: { baseURL: TRAVELLER_URL ?? `http://localhost:${TEST_PORT}` },
  ...(!TRAVELLER_URL && {
    webServer: {
      command: 'node tools/serve/main.ts',
      cwd: '../..',
      url: `http://localhost:${TEST_PORT}`,
      env: { PORT: TEST_PORT },
      reuseExistingServer: false,
    },
  }),
});
