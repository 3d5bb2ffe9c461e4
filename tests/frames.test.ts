import { expect, test } from 'vitest';
import { countFrames, readTrace } from '../tools/frames/count.ts';

const page = { pid: 7, tid: 1 };
const main = { name: 'thread_name', ph: 'M', ...page, args: { name: 'CrRendererMain' } };

const frame = (sequence: number, state: string, smooth = true, pid = page.pid) => ({
  name: 'PipelineReporter',
  ph: 'b',
  pid,
  tid: 2,
  args: {
    frame_reporter: {
      state,
      affects_smoothness: smooth,
      frame_source: 1,
      frame_sequence: sequence,
    },
  },
});

const task = (milliseconds: number) => ({
  name: 'RunTask',
  ph: 'X',
  ...page,
  tdur: milliseconds * 1000,
  args: {},
});

const count = (...events: { name: string }[]) => countFrames(readTrace([main, ...events]));

test('of the frames in which something moves those are dropped that were never shown', () => {
  const counted = count(
    task(1),
    frame(1, 'STATE_PRESENTED_ALL'),
    frame(2, 'STATE_DROPPED'),
    // The compositor's part was shown, the main thread's was not.
    frame(3, 'STATE_PRESENTED_PARTIAL'),
    frame(3, 'STATE_DROPPED'),
    frame(4, 'STATE_PRESENTED_ALL'),
  );
  expect(counted).toMatchObject({ frames: 4, dropped: 1, perSecond: 45 });
});

test('frames of the browser itself, and those in which nothing moves, do not count', () => {
  const counted = count(
    task(1),
    frame(1, 'STATE_DROPPED', false),
    frame(2, 'STATE_DROPPED', true, 99),
    { name: 'something else' },
  );
  expect(counted).toMatchObject({ frames: 0, perSecond: undefined });
});

test('a task is long when it takes longer than a frame at 50 a second', () => {
  expect(count(task(19), task(21), task(140))).toMatchObject({ longTasks: 2, longestTask: 140 });
});

test('a trace that is written in another way is refused', () => {
  expect(() => readTrace([{ name: 'RunTask' }])).toThrow(/expected/);
});
