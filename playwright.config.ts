import { defineConfig } from '@playwright/test';
import { withoutPhotoHosts } from './tests/browser/support/photos.ts';
import { chromiumFlags, mouse } from './tools/run/chromium.mjs';

const port = Number(process.env['TEST_PORT'] ?? 4174);
const executablePath = process.env['CHROMIUM_PATH'];

const launchOptions = {
  ...(executablePath && { executablePath }),
  args: [...chromiumFlags, withoutPhotoHosts, '--renderer-process-limit=1'],
};

/** The last `--blink-settings` counts, so Playwright's mouse is repeated. */
const withoutPictures = `--blink-settings=${mouse},imagesEnabled=false`;

/** The rest run without pictures, which take a third of the time of a visit. */
const withPictures = [
  'article',
  'cards',
  'changed-content',
  'first-view',
  'gallery',
  'hero',
  'hover-animations',
  'layout-shift',
  'map',
  'offline',
  'over-pictures',
  'photos',
  'policy',
  'prefetch',
  'saving-copy',
  'reveal',
  'take-along',
  'whole-page',
].map((name) => `${name}.spec.ts`);

/** What `npm test` opens, but for tests with the tag: the way of a visitor. `npm run nightly` sets NIGHTLY and runs the rest. */
const byDay = [
  'catalogue',
  'contact',
  'every-page',
  'journeys',
  'menu',
  'no-script',
  'not-found',
  'offline',
  'plan',
  'search',
  'trips',
];

const ofDay = new RegExp(String.raw` (?:${byDay.join('|')})\.spec\.ts (?!.*@nightly)`);

export default defineConfig({
  ...(process.env['NIGHTLY'] ? { grepInvert: ofDay } : { grep: ofDay }),
  testDir: 'tests/browser',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: 3,
  // Milliseconds, for a loaded machine.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env['CI']),
  outputDir: 'test-results/browser',
  reporter: [['dot'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    timezoneId: 'Europe/Istanbul',
    // Without a graphics card motion takes a third of the processor: tests of motion ask for it.
    reducedMotion: 'reduce',
    // Its cache would answer instead of the server.
    serviceWorkers: 'block',
    launchOptions,
  },
  projects: [
    { name: 'pictures', testMatch: withPictures },
    {
      name: 'words',
      testIgnore: withPictures,
      use: {
        launchOptions: { ...launchOptions, args: [...launchOptions.args, withoutPictures] },
      },
    },
  ],
  webServer: {
    command: 'node tools/serve/main.ts',
    url: `http://localhost:${port}`,
    env: { PORT: String(port) },
    reuseExistingServer: false,
    timeout: 120_000,
  },
});
