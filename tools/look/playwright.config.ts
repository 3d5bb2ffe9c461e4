import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';
import { root } from '../run/npm.mjs';

const folder = join(root, 'test-results/look');

const launchOptions = base.use?.launchOptions;

/** A switch for the whole browser: Playwright's emulation of touch ends while a full page is captured. */
const touch =
  '--blink-settings=primaryHoverType=1,availableHoverTypes=1,primaryPointerType=2,availablePointerTypes=2';

const project = (width: number, height: number, ...args: string[]) => ({
  name: String(width),
  use: {
    viewport: { width, height },
    launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), ...args] },
  },
});

export default defineConfig({
  testDir: '.',
  testMatch: 'look.spec.ts',
  outputDir: join(folder, 'differences'),
  snapshotPathTemplate: join(folder, '{arg}{ext}'),
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  expect: {
    timeout: 30_000,
    // Both builds are photographed on one machine: this forgives one level of one colour.
    toMatchSnapshot: { threshold: 0.005, maxDiffPixels: 0 },
  },
  grep: new RegExp(process.env['LOOK_PAGES'] ?? ''),
  reporter: [['line'], ['html', { open: 'never', outputFolder: join(folder, 'changes') }]],
  use: {
    ...base.use,
    baseURL: process.env['LOOK_ORIGIN'],
    // Set while a page loads, so that nothing waits for scrolling to be revealed.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [project(390, 844, touch), project(768, 1024, touch), project(1440, 900)],
});
