import { expect, test } from 'vitest';
import { countFrames, marks, readTrace } from '../../tools/measure/fps/count.ts';

const page = { pid: 7, tid: 1 };
const screen = { pid: 9, tid: 2 };

/** Milliseconds, as a trace has them. */
const at = (time: number) => ({ ts: time * 1000 });

const moves = (time: number) => ({ name: marks.moves, ...page, ...at(time) });
const rests = (time: number) => ({ name: marks.rests, ...page, ...at(time) });
const frame = (time: number) => ({ name: 'Display::DrawAndSwap', ...screen, ...at(time) });
const task = (time: number, milliseconds: number, thread = page) => ({
  name: 'RunTask',
  ...thread,
  ...at(time),
  tdur: milliseconds * 1000,
});

const count = (...events: { name: string }[]) => countFrames(readTrace(events));

test('frames are counted from the first to the last of each movement', () => {
  const counted = count(
    frame(0),
    moves(100),
    frame(120),
    frame(140),
    frame(180),
    rests(300),
    frame(400),
    moves(1000),
    frame(1000),
    frame(1020),
    rests(1030),
  );
  expect(counted.frames).toBe(3);
  expect(counted.perSecond).toBeCloseTo(37.5);
  expect(counted.longestGap).toBeCloseTo(40);
});

test('in whatever order a trace tells it', () => {
  expect(count(rests(90), frame(20), moves(0), frame(40))).toMatchObject({ frames: 1 });
});

test('where nothing moves, nothing is counted', () => {
  const counted = count(task(1, 80), frame(1), frame(2), { name: 'something else' });
  expect(counted).toMatchObject({ frames: 0, perSecond: undefined, longestTask: 0 });
});

test('a task of the page is long when it takes longer than a frame at 50 a second', () => {
  const tasks = [task(1, 19), task(2, 21), task(3, 140), task(4, 200, screen), task(99, 200)];
  expect(count(moves(0), ...tasks, rests(50))).toMatchObject({ longTasks: 2, longestTask: 140 });
});

test('a movement without an end is refused, and so is a trace that is written in another way', () => {
  expect(() => count(moves(0), frame(1))).toThrow(/never came to rest/);
  expect(() => readTrace([{ name: 'RunTask' }])).toThrow(/expected/);
});
