import { defineConfig } from '@playwright/test';
import { withoutPhotoHosts } from './tests/browser/support/photos.ts';

// Two working copies can be tested side by side, each with its own TEST_PORT.
const port = Number(process.env['TEST_PORT'] ?? 4174);
const executablePath = process.env['CHROMIUM_PATH'];

/* The built site, served as `npm start` serves it, in a Chromium that is on the machine. */
export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  outputDir: 'test-results/browser',
  reporter: [['dot'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    // Drawing what drifts takes a third of a machine without a graphics card: tests of motion ask for it.
    reducedMotion: 'reduce',
    // What it keeps would stand between a test and the server; offline.spec.ts lets it in.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        withoutPhotoHosts,
      ],
    },
  },
  webServer: {
    command: 'node tools/serve/main.ts',
    url: `http://localhost:${port}`,
    env: { PORT: String(port) },
    reuseExistingServer: false,
  },
});
