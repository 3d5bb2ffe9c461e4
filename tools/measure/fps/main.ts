import { stubPhotos } from '../../../tests/browser/support/photos.ts';
import { midPhone } from '../bench/browser.ts';
import { launchBrowser } from '../browser.ts';
import { builtSite, requireBuild } from '../../build/built-site.ts';
import { markViewTransitions, record } from './record.ts';
import { scenes } from './scenes.ts';
import { hydrate, markHydrated } from '../visual-diff/hydrate.ts';
import { serveFolder } from '../../serve/serve-folder.ts';

/*
 * `npm run frames`: how many frames a second the built site shows while something moves, on a
 * processor a fourth as fast, as a mid phone has. Only the page's own thread is slowed down. Without
 * a graphics card Chromium draws on the processor that everything else runs on: with one it
 * takes less.
 */

requireBuild();
await using site = await serveFolder(builtSite);
await using browser = await launchBrowser();

const table: Record<string, Record<string, string | number>> = {};
for (const { name, path, devices, before, act } of scenes) {
  for (const [device, options] of Object.entries(devices)) {
    const context = await browser.newContext(options);
    await markHydrated(context);
    const page = await context.newPage();
    await stubPhotos(page, 'ok');
    await markViewTransitions(page);
    await page.goto(site.origin + path, { waitUntil: 'networkidle' });
    await hydrate(page);
    await before?.(page);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', midPhone);
    const count = await record(cdp, () => act(page, cdp));
    table[`${name}, ${device}`] = {
      frames: count.frames,
      'a second': count.perSecond?.toFixed(1) ?? 'nothing moved',
      'longest gap, ms': Math.round(count.longestGap),
      'tasks > 20 ms': count.longTasks,
      'longest, ms': Math.round(count.longestTask),
    };
    await context.close();
  }
}
console.table(table);
