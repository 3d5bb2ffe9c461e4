import { defineConfig } from '@playwright/test';
import { engines } from './support/sizes.ts';
import type { Engine } from './support/window.ts';

// Engines inherit their time zone.
process.env['TZ'] = 'Europe/Istanbul';

const { CI, TEST_PORT = '4174', TRAVELLER_URL } = process.env;
// `npm test` runs `tests/browser/` at the same time.
const port = String(Number(TEST_PORT) + 1);

/** Playwright only runs the walks; `support/` drives the engines. TRAVELLER_URL names a served site. */
export default defineConfig<{ engine: Engine }>({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './support/install-engines.ts',
  outputDir: '../../test-results/traveller',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(CI),
  // Milliseconds, for a loaded machine.
  timeout: 480_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/traveller.json' }]],
  // The slowest engine first.
  projects: engines.toReversed().map((engine) => ({ name: engine, use: { engine } })),
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
