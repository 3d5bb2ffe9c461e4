import type { CDPSession, Page } from '@playwright/test';
import { countFrames, marks, readTrace, type Count } from './count.ts';

const categories = [
  'toplevel',
  'viz',
  'blink.user_timing',
  'disabled-by-default-devtools.timeline',
];

/** Writes a trace while something is done on a page, and counts the frames in it. */
export async function record(cdp: CDPSession, act: () => Promise<void>): Promise<Count> {
  const events: { name?: unknown }[] = [];
  const collect = ({ value }: { value: object[] }) => events.push(...value);
  cdp.on('Tracing.dataCollected', collect);
  const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.start', {
    traceConfig: { includedCategories: categories },
    transferMode: 'ReportEvents',
  });
  await act();
  await cdp.send('Tracing.end');
  await complete;
  cdp.off('Tracing.dataCollected', collect);
  return countFrames(readTrace(events));
}

const mark = (page: Page, name: string) => page.evaluate((at) => void performance.mark(at), name);

/** Tells the trace that something moves as long as this takes. */
export async function moving(page: Page, movement: () => Promise<unknown>) {
  await mark(page, marks.moves);
  await movement();
  await mark(page, marks.rests);
}

/** View transitions tell the trace themselves when they move. */
export const markViewTransitions = (page: Page) =>
  page.addInitScript(({ moves, rests }) => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (options) => {
      const transition = start(options);
      void transition.ready.then(() => performance.mark(moves));
      void transition.finished.then(() => performance.mark(rests));
      return transition;
    };
  }, marks);
