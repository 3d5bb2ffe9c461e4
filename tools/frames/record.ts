import type { CDPSession } from '@playwright/test';
import { countFrames, readTrace, type Count } from './count.ts';

const categories = [
  '__metadata',
  'cc',
  'benchmark',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
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
