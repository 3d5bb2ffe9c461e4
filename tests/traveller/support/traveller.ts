import { setTimeout as wait } from 'node:timers/promises';
import { isHydrated, isStill, middleOf, scrollToMiddle } from './in-page.ts';
import type { Point, Size, Window } from './window.ts';

/** Milliseconds, for a loaded machine. */
const timeout = 60_000;

/** Milliseconds: the longest script, `isStill`, ends after five. */
const answerTimeout = 15_000;

export class Traveller {
  readonly window: Window;
  readonly #origin: string;
  #at: Point = { x: 2, y: 2 };

  constructor(window: Window, origin: string) {
    this.window = window;
    this.#origin = origin;
  }

  get run(): Window['run'] {
    return this.window.run;
  }

  /** Waits for hydration. */
  async open(path: string, size?: Size) {
    // A change of the fragment alone loads nothing.
    if (path.includes('#')) await this.window.load('about:blank');
    if (size) await this.window.resize(size);
    await this.window.load(this.#origin + path);
    await this.sees(isHydrated);
    await this.rests();
  }

  async sees<Args extends unknown[]>(
    inPage: (...args: Args) => boolean | Promise<boolean>,
    ...args: Args
  ) {
    const end = performance.now() + timeout;
    do {
      // Between two pages `run` throws, and Firefox sometimes never answers.
      const asked = this.run(inPage, ...args).catch(() => false);
      if (await Promise.race([asked, wait(answerTimeout, false)])) return true;
      await wait(30);
    } while (performance.now() < end);
    return false;
  }

  /** @throws {Error} When the page does not come to rest. */
  async rests() {
    if (!(await this.sees(isStill))) throw new Error('The page does not come to rest');
  }

  /** In eight steps on a slight curve. @param pause In milliseconds. */
  async moveTo({ x, y }: Point, pause = 0) {
    const from = this.#at;
    const steps = 8;
    const points = Array.from({ length: steps }, (_, index) => {
      const done = (index + 1) / steps;
      return {
        x: from.x + (x - from.x) * done,
        y: from.y + (y - from.y) * done + Math.sin(done * Math.PI) * 6,
      };
    });
    await this.window.move(points);
    this.#at = { x, y };
    if (pause > 0) await wait(pause);
  }

  async press(point: Point, pause = 0) {
    await this.moveTo(point, pause);
    await this.window.press();
  }

  /** Scrolls one of these elements to the middle of the window. */
  async bring(selector: string, index = 0) {
    await this.run(scrollToMiddle, selector, index);
    await this.rests();
  }

  async pressOn(selector: string, pause = 100) {
    await this.press(await this.run(middleOf, selector), pause);
  }

  /** Turns the wheel notch by notch. */
  async wheel(pixels: number) {
    const notch = 100 * Math.sign(pixels);
    for (let done = 0; Math.abs(done) < Math.abs(pixels); done += notch) {
      await this.window.wheel(notch);
    }
    await this.rests();
  }

  back() {
    return this.run(() => history.back());
  }

  forward() {
    return this.run(() => history.forward());
  }

  where() {
    return this.run(() => ({
      path: location.pathname + location.search + location.hash,
      top: Math.round(scrollY),
    }));
  }

  async arrives(path: string) {
    const there = await this.sees(
      (wanted) => location.pathname + location.search + location.hash === wanted,
      path,
    );
    if (there) await this.rests();
    return there;
  }
}
