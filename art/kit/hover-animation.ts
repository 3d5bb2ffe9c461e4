/** What moves in a scene when its card is pointed at. */

import type { Point } from './path.ts';

interface Motion {
  /** How far it goes, in units of the scene. */
  by?: Point;
  /** How far it turns, in degrees, and how large it becomes, both about `pivot`. */
  turn?: number;
  scale?: number;
  /** A point of the scene; unless told, the middle of what moves. */
  pivot?: Point;
  /** There and back and there again, on the waves, before it comes to rest. */
  rocks?: boolean;
  seconds: number;
}

/** Something that stands in the scene: it leaves its place, and what is behind it is seen. */
interface Part extends Motion {
  /** A selector: `#is-ferry`, `.bird`. Nothing in front may overlap it. */
  part: string;
}

/** Something that is only there while it moves, such as steam: it fades in. */
interface Addition extends Motion {
  /** A scene of its own. */
  drawing: { toSvg: (options: { grain: boolean }) => string };
}

export type HoverAnimation = Part | Addition;
