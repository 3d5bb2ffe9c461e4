import type { Position } from './distance.ts';
import type { Frame } from './frames.ts';
import type { Mark } from './layout.ts';
import { inInset, onMain, type Point } from './project.ts';

interface Stop {
  id: string;
  position: Position;
  byBoat?: boolean | undefined;
}

/** Draws from stop to stop, not over water; on the main map also where the inset shows both. */
export function linesOf(frame: Frame, marks: readonly Mark[], stops: readonly Stop[]): Point[][] {
  const points = stops.map(({ id, position, byBoat }) => {
    const mark = marks.find((one) => one.id === id);
    const beyond = mark?.beyond && mark.point;
    return {
      byBoat,
      beyond,
      main: beyond ?? onMain(frame, position),
      inset: inInset(frame, position),
    };
  });
  return points.slice(1).flatMap((to, before) => {
    const from = points[before];
    if (from === undefined || from.byBoat || to.byBoat) return [];
    return [
      ...(from.beyond && to.beyond ? [] : [[from.main, to.main]]),
      ...(from.inset && to.inset ? [[from.inset, to.inset]] : []),
    ];
  });
}
