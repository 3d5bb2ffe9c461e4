import { defineConfig } from '@playwright/test';
import { missingEngines } from '../../tools/run/engines.mjs';
import { engines } from './support/sizes.ts';
import type { Engine } from './support/window.ts';

// Engines inherit their time zone.
process.env['TZ'] = 'Europe/Istanbul';

const { CI, TEST_PORT = '4174', TRAVELLER_URL } = process.env;
// `npm test` runs `tests/browser/` at the same time.
const port = String(Number(TEST_PORT) + 1);

/** WebKitWebDriver does not print, and Firefox's PDFs do not keep the letters of words. */
const ignored: Record<Engine, string[]> = {
  chromium: [],
  firefox: ['print.spec.ts'],
  webkit: ['print.spec.ts', 'emergency-card.spec.ts'],
};

const missing = CI ? [] : missingEngines();

/** Playwright only runs these tests; `support/` drives the engines. TRAVELLER_URL names a served site. */
export default defineConfig<{ engine: Engine }>({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/traveller',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(CI),
  // Milliseconds, for a loaded machine.
  timeout: 480_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/traveller.json' }]],
  // The slowest engine first.
  projects: engines
    .toReversed()
    .filter((engine) => !missing.includes(engine))
    .map((engine) => ({
      name: engine,
      use: { engine },
      testIgnore: ignored[engine],
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
