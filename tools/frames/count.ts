import { z } from 'zod';

/** What is read of a trace of Chromium, which has many more kinds of events. */
const eventSchema = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  /** Microseconds of the thread's own time, which other programs do not lengthen. */
  tdur: z.number().optional(),
  args: z.looseObject({
    name: z.string().optional(),
    frame_reporter: z
      .looseObject({
        state: z.string(),
        affects_smoothness: z.boolean(),
        frame_source: z.number(),
        frame_sequence: z.number(),
      })
      .optional(),
  }),
});
export type TraceEvent = z.infer<typeof eventSchema>;

const wanted = new Set(['thread_name', 'RunTask', 'PipelineReporter']);

/** @throws {z.ZodError} if this Chromium writes its traces in another way. */
export const readTrace = (events: readonly { name?: unknown }[]): TraceEvent[] =>
  z
    .array(eventSchema)
    .parse(events.filter(({ name }) => typeof name === 'string' && wanted.has(name)));

/** Frames a second that a screen asks for. */
const rate = 60;

/** Milliseconds of a frame at 50 a second: a task that is longer holds up what it moves itself. */
const longest = 1000 / 50;

export type Count = {
  /** Frames in which something moved or was scrolled. */
  frames: number;
  /** Those of them that were not shown at all. */
  dropped: number;
  /** Frames a second, of the 60 that were asked for; none if nothing moved. */
  perSecond: number | undefined;
  /** Tasks of the page's main thread that took longer than a frame at 50 a second. */
  longTasks: number;
  /** Milliseconds of the longest one. */
  longestTask: number;
};

/** Frames, and what the main thread did meanwhile, of the busiest page in a trace. */
export function countFrames(events: readonly TraceEvent[]): Count {
  const mains = events.filter(({ args }) => args.name === 'CrRendererMain');
  const tasksOf = ({ pid, tid }: TraceEvent) =>
    events.filter((event) => event.name === 'RunTask' && event.pid === pid && event.tid === tid);
  const byMain = mains.map((main) => ({ pid: main.pid, tasks: tasksOf(main) }));
  const [page] = byMain.toSorted((one, other) => other.tasks.length - one.tasks.length);

  // A frame is reported twice when the main thread's part of it comes later.
  const shown = new Map<string, boolean>();
  for (const { pid, args } of events) {
    const frame = args.frame_reporter;
    if (pid !== page?.pid || !frame?.affects_smoothness) continue;
    const id = `${frame.frame_source}/${frame.frame_sequence}`;
    shown.set(id, shown.get(id) === true || frame.state !== 'STATE_DROPPED');
  }
  const frames = shown.size;
  const dropped = [...shown.values()].filter((isShown) => !isShown).length;
  const times = page?.tasks.map(({ tdur = 0 }) => tdur / 1000) ?? [];
  return {
    frames,
    dropped,
    perSecond: frames === 0 ? undefined : rate * (1 - dropped / frames),
    longTasks: times.filter((time) => time > longest).length,
    longestTask: Math.max(0, ...times),
  };
}
