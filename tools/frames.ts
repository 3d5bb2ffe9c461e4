import { join } from 'node:path';
import { stubPhotos } from '../tests/browser/support/photos.ts';
import { record } from './frames/record.ts';
import { scenes } from './frames/scenes.ts';
import { launchBrowser } from './look/browser.ts';
import { markAwake, wake } from './look/wake.ts';
import { root } from './npm.mjs';
import { serveFolder } from './serve/serve-folder.ts';

/*
 * `npm run frames`: how many frames a second the built site shows while something moves, on a
 * processor a fourth as fast. Only the page's own thread is slowed down. Without a graphics card
 * Chromium draws on the same processor that everything else runs on, so frames may be dropped that
 * any phone would show; the tasks of the main thread are the page's own doing everywhere.
 */

const slowdown = 4;

await using site = await serveFolder(join(root, 'build/client'));
await using browser = await launchBrowser();

const table: Record<string, Record<string, string | number>> = {};
for (const { name, path, act } of scenes) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await stubPhotos(context, 'ok');
  await markAwake(context);
  const page = await context.newPage();
  await page.goto(site.origin + path, { waitUntil: 'networkidle' });
  await wake(page);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const count = await record(cdp, () => act(page, cdp));
  table[name] = {
    frames: count.frames,
    dropped: count.dropped,
    'a second': count.perSecond?.toFixed(1) ?? 'nothing moved',
    'tasks > 20 ms': count.longTasks,
    'longest, ms': Math.round(count.longestTask),
  };
  await context.close();
}
console.table(table);
