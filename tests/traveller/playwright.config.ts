import { defineConfig } from '@playwright/test';
import { missingEngines } from '../../tools/run/engines.mjs';
import { engines } from './support/sizes.ts';
import type { Engine } from './support/window.ts';

// Every engine takes its time zone from there.
process.env['TZ'] = 'Europe/Istanbul';

const { CI, TEST_PORT = '4174', TRAVELLER_URL } = process.env;
// Beside that of the tests in `tests/browser/`, which `npm test` runs at the same time.
const port = String(Number(TEST_PORT) + 1);

const missing = CI ? [] : missingEngines();

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
  forbidOnly: Boolean(CI),
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/traveller.json' }]],
  // The slowest first, so that nobody waits for it alone at the end.
  projects: engines
    .toReversed()
    .filter((engine) => !missing.includes(engine))
    .map((engine) => ({
      name: engine,
      use: { engine },
      // WebKit cannot be asked for its paper, and Firefox's words cannot be read back letter by letter.
      ...(engine !== 'chromium' && { testIgnore: 'print.spec.ts' }),
    })),
  use: { baseURL: TRAVELLER_URL ?? `http://localhost:${port}` },
  ...(!TRAVELLER_URL && {
    webServer: {
      command: 'node tools/serve/main.ts',
      cwd: '../..',
      url: `http://localhost:${port}`,
      env: { PORT: port },
      reuseExistingServer: false,
      timeout: 120_000,
    },
  }),
});
