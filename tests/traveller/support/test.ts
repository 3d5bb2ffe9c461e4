import { setTimeout as wait } from 'node:timers/promises';
import { expect, test as base } from '@playwright/test';
import { findFirefox, findWebKit } from './engines.ts';
import { serveWithLateIslands } from './late-islands.ts';
import { openFirefox } from './firefox.ts';
import { Traveller } from './traveller.ts';
import { openWebKit } from './webkit.ts';
import type { Engine, Look, Window } from './window.ts';

export { expect };

const names: Record<Engine, string> = { firefox: 'Firefox', webkit: 'WebKit' };

const programs = { firefox: findFirefox(), webkit: findWebKit() };

async function openWindow(engine: Engine, look: Look): Promise<Window> {
  const { firefox, webkit } = programs;
  if (engine === 'firefox' && firefox) return openFirefox(firefox, look);
  if (engine === 'webkit' && webkit) return openWebKit(webkit, look);
  throw new Error(`There is no ${names[engine]} on this machine`);
}

type Walk = (traveller: Traveller) => Promise<void>;
type Browser = { window: (moves: boolean) => Promise<Window>; close: () => Promise<void> };

/**
 * All tests of an engine in a worker share one window. If the engine crashes or hangs, the walk runs once more in a
 * new one and the report says so; a second crash, a failed expectation or a slow page fails the test.
 */
export const test = base.extend<
  { moves: boolean; travel: (walk: Walk) => Promise<void> },
  { engine: Engine; browserOf: Browser; lateSite: string }
>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  // Without a graphics card WebKit draws animations at five frames a second. Not a worker option, which would give
  // every file that differs its own workers.
  moves: [({ engine }, use) => use(engine !== 'webkit'), { option: true }],

  browserOf: [
    async ({ engine }, use, { project }) => {
      const isHere = new URL(project.use.baseURL ?? '').hostname === 'localhost';
      let open: { moves: boolean; window: Promise<Window> } | undefined;
      const close = async () => {
        const window = await open?.window.catch(() => undefined);
        open = undefined;
        await window?.close();
      };
      const window = async (moves: boolean) => {
        if (open?.moves !== moves) await close();
        open ??= { moves, window: openWindow(engine, { isHere, moves }) };
        return open.window;
      };
      await use({ window, close });
      await close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  /** Its origin. */
  lateSite: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const { origin, close } = await serveWithLateIslands();
      await use(origin);
      close();
    },
    { scope: 'worker' },
  ],

  travel: async ({ engine, moves, browserOf, baseURL }, use, { annotations, title }) => {
    base.skip(!programs[engine], `There is no ${names[engine]} on this machine`);
    await use(async (walk) => {
      for (let deaths = 0; ;) {
        const window = await browserOf.window(moves);
        try {
          await walk(new Traveller(window, baseURL ?? ''));
          await window.run(() => localStorage.clear());
          return;
        } catch (error) {
          // A crashing process takes some time to end.
          await wait(500);
          if (!(await window.hasDied())) throw error;
          await browserOf.close();
          deaths += 1;
          if (deaths > 1) throw new Error(`${names[engine]} ends by itself here`, { cause: error });
          const description = `${names[engine]} ended by itself once in "${title}"`;
          annotations.push({ type: 'ended', description });
        }
      }
    });
  },
});
