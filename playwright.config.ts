import { defineConfig } from '@playwright/test';
import { withoutPhotoHosts } from './tests/browser/support/photos.ts';
import { chromiumFlags, mouse } from './tools/run/chromium.mjs';

// Two working copies can be tested side by side, each with its own TEST_PORT.
const port = Number(process.env['TEST_PORT'] ?? 4174);
const executablePath = process.env['CHROMIUM_PATH'];

const launchOptions = {
  ...(executablePath && { executablePath }),
  args: [...chromiumFlags, withoutPhotoHosts],
};

/** As the browser's own setting does it. Playwright tells of a mouse by the same switch, and the last one counts. */
const withoutPictures = `--blink-settings=${mouse},imagesEnabled=false`;

/** What looks at pictures or counts them. Others go without: to fetch, decode and draw them is a third of a visit. */
const withPictures = [
  'article',
  'card-pointed-at',
  'cards',
  'catalogue',
  'destination',
  'editor',
  'experiences',
  'fonts',
  'guide',
  'hero',
  'home',
  'hover-animations',
  'layout-shift',
  'lighthouse',
  'map',
  'offline',
  'over-pictures',
  'photos',
  'policy',
  'prefetch',
  'print',
  'reflow',
  'reveal',
  'take-along',
  'transitions',
  'weight',
  'whole-page',
].map((name) => `${name}.spec.ts`);

/* The built site, served as `npm start` serves it, in a Chromium that is on the machine. */
export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: 2,
  // A machine may do other things too: what comes late is no fault.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env['CI']),
  outputDir: 'test-results/browser',
  reporter: [['dot'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    timezoneId: 'Europe/Istanbul',
    // Drawing what drifts takes a third of a machine without a graphics card: tests of motion ask for it.
    reducedMotion: 'reduce',
    // What it keeps would stand between a test and the server; offline.spec.ts lets it in.
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
