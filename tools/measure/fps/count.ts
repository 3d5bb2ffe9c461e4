import { z } from 'zod';

/** What is read of a trace of Chromium, which has many more kinds of events. */
const eventSchema = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  /** Microseconds, of a clock that all processes share. */
  ts: z.number(),
  /** Microseconds of the thread's own time, which other programs do not lengthen. */
  tdur: z.number().optional(),
});
export type TraceEvent = z.infer<typeof eventSchema>;

/** The moments between which something moves, as a page marks them. */
export const marks = { moves: 'frames:moves', rests: 'frames:rests' } as const;

const shownFrame = 'Display::DrawAndSwap';
const task = 'RunTask';
const wanted = new Set<unknown>([marks.moves, marks.rests, shownFrame, task]);

/** @throws {z.ZodError} if this Chromium writes its traces in another way. */
export const readTrace = (events: readonly { name?: unknown }[]): TraceEvent[] =>
  z
    .array(eventSchema)
    .parse(events.filter(({ name }) => wanted.has(name)))
    .toSorted((one, other) => one.ts - other.ts);

/** Milliseconds of a frame at 50 a second: a task that is longer holds up what it moves itself. */
const longest = 1000 / 50;

export type Count = {
  /** Frames that were shown while something moved. */
  frames: number;
  /** Frames a second, from the first to the last of each movement; none if nothing moved. */
  perSecond: number | undefined;
  /** Milliseconds of the longest wait for the next frame. */
  longestGap: number;
  /** Tasks of the page's own thread, meanwhile, that took longer than a frame at 50 a second. */
  longTasks: number;
  /** Milliseconds of the longest one. */
  longestTask: number;
};

/**
 * Counts the frames that reached the screen while something moved.
 *
 * @throws {Error} if a movement that began has no end.
 */
export function countFrames(events: readonly TraceEvent[]): Count {
  const movements = events
    .filter(({ name }) => name === marks.moves)
    .map((start) => {
      const end = events.find(({ name, ts }) => name === marks.rests && ts > start.ts);
      if (!end) throw new Error('Something never came to rest');
      const during = events.filter(({ ts }) => ts >= start.ts && ts <= end.ts);
      const shown = during.filter(({ name }) => name === shownFrame).map(({ ts }) => ts / 1000);
      const tasks = during.filter(
        ({ name, pid, tid }) => name === task && pid === start.pid && tid === start.tid,
      );
      return {
        gaps: shown.slice(1).map((at, index) => at - (shown[index] ?? at)),
        tasks: tasks.map(({ tdur = 0 }) => tdur / 1000),
      };
    });
  const gaps = movements.flatMap((movement) => movement.gaps);
  const tasks = movements.flatMap((movement) => movement.tasks);
  const time = gaps.reduce((sum, gap) => sum + gap, 0);
  return {
    frames: gaps.length,
    perSecond: time === 0 ? undefined : (1000 * gaps.length) / time,
    longestGap: Math.max(0, ...gaps),
    longTasks: tasks.filter((each) => each > longest).length,
    longestTask: Math.max(0, ...tasks),
  };
}
