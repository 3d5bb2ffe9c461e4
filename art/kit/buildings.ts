/** Parts of buildings with a lit and a shaded side: domes, minarets, rows of windows. */

import { mix } from './colour.ts';
import { archway, draw, type Point, polygon } from './path.ts';
import { LEFT_TO_RIGHT, type Scene, type Stop } from './scene.ts';
import { circle, path, rect, stroke } from './shapes.ts';

/** 1 where the light comes from the right, -1 where it comes from the left. */
export type Side = 1 | -1;

/** The colours of a wall or a roof, from the shaded side to the lit one. */
export interface Skin {
  shade: string;
  body: string;
  lit: string;
}

/** The walls, the lead on the roofs, the lines on both, the finials. */
export interface Fabric {
  stone: Skin;
  lead: Skin;
  line: string;
  gold: string;
}

interface Dome {
  x: number;
  foot: number;
  radius: number;
  /** Height over radius. */
  height?: number;
  /** Size of the finial over the radius; 0 for none. */
  finial?: number;
  /** How many seams of the lead are seen. */
  seams?: number;
}

interface Minaret {
  x: number;
  foot: number;
  height: number;
  width: number;
  balconies: 1 | 2 | 3;
}

interface Arches {
  from: number;
  to: number;
  count: number;
  sill: number;
  width: number;
  height: number;
}

/** How far up the balconies are. */
const BALCONIES = { 1: [0.62], 2: [0.5, 0.67], 3: [0.46, 0.59, 0.71] };

export class Builder {
  readonly #scene: Scene;
  readonly #light: Side;
  readonly #fabric: Fabric;

  constructor(scene: Scene, light: Side, fabric: Fabric) {
    this.#scene = scene;
    this.#light = light;
    this.#fabric = fabric;
  }

  /** A fill that turns round from the shaded side to the lit one. */
  turned({ shade, body, lit }: Skin): string {
    const stops: [number, string][] = [
      [0, shade],
      [0.42, body],
      [0.8, lit],
      [1, lit],
    ];
    const ordered: Stop[] =
      this.#light === 1 ? stops : stops.map(([at, colour]): Stop => [1 - at, colour]).toReversed();
    return this.#scene.linearGradient(ordered, LEFT_TO_RIGHT);
  }

  get stone(): string {
    return this.turned(this.#fabric.stone);
  }

  get lead(): string {
    return this.turned(this.#fabric.lead);
  }

  /** A ball on a spike, and a crescent above it. */
  finial(x: number, foot: number, size: number): string {
    const s = size;
    const crescent = draw`M${x - s * 0.1} ${foot - s * 0.94}
      a${s * 0.14} ${s * 0.14} 0 1 0 ${s * 0.2} 0
      a${s * 0.11} ${s * 0.11} 0 1 1 ${-s * 0.2} 0z`;
    const { gold } = this.#fabric;
    return [
      rect(x - s * 0.035, foot - s * 0.72, s * 0.07, s * 0.76, gold),
      circle(x, foot - s * 0.22, s * 0.13, gold),
      circle(x, foot - s * 0.46, s * 0.09, gold),
      path(crescent, gold),
    ].join('');
  }

  dome({ x, foot, radius: r, height = 0.8, finial = 0.5, seams = 5 }: Dome): string {
    const h = r * height;
    const top = foot - h;
    const lines = Array.from({ length: seams }, (_, i) => {
      const u = seams === 1 ? 0 : (i / (seams - 1)) * 1.5 - 0.75;
      return draw`M${x + u * r} ${foot}Q${x + u * r * 0.95} ${foot - h * 0.66} ${x} ${top}`;
    });
    const side = this.#light;
    return [
      path(
        draw`M${x - r} ${foot}
          C${x - r} ${foot - h * 0.62} ${x - r * 0.56} ${top} ${x} ${top}
          S${x + r} ${foot - h * 0.62} ${x + r} ${foot}z`,
        this.lead,
      ),
      path(
        draw`M${x + side * r * 0.1} ${top + h * 0.01}
          C${x + side * r * 0.6} ${top} ${x + side * r} ${foot - h * 0.62} ${x + side * r} ${foot}
          h${-side * r * 0.1}
          C${x + side * r * 0.88} ${foot - h * 0.6} ${x + side * r * 0.54} ${foot - h * 0.92} ${x + side * r * 0.1} ${top + h * 0.01}z`,
        this.#fabric.stone.lit,
      ),
      stroke(lines.join(''), this.#fabric.line, Math.max(1.5, r * 0.014), 'opacity=".3"'),
      finial > 0 ? this.finial(x, top, r * finial) : '',
    ].join('');
  }

  /** A square base, a shaft that narrows at each balcony, a lead cone. */
  minaret({ x, foot, height, width, balconies }: Minaret): string {
    const y = (t: number): number => foot - height * t;
    /** Half the width, and how far up. */
    const profile: Point[] = [
      [width * 0.85, 0],
      [width * 0.85, 0.14],
      [width * 0.5, 0.2],
    ];
    let half = width * 0.5;
    let rails = '';
    for (const t of BALCONIES[balconies]) {
      profile.push(
        [half, t - 0.035],
        [half * 1.75, t - 0.004],
        [half * 1.85, t],
        [half * 1.85, t + 0.022],
        [half * 0.9, t + 0.022],
      );
      rails += draw`M${x - half * 1.85} ${y(t)}h${half * 3.7}`;
      half *= 0.9;
    }
    profile.push([half, 0.81]);
    const outline = [
      ...profile.map(([w, t]): Point => [x + w, y(t)]),
      ...profile.map(([w, t]): Point => [x - w, y(t)]).toReversed(),
    ];
    const cap = half * 1.25;
    const cone: Point[] = [
      [x - cap, y(0.806)],
      [x, y(0.965)],
      [x + cap, y(0.806)],
    ];
    return [
      path(polygon(outline), this.stone),
      stroke(rails, this.#fabric.line, Math.max(1.5, width * 0.09), 'opacity=".45"'),
      path(polygon(cone), this.lead),
      this.finial(x, y(0.95), height * 0.05),
    ].join('');
  }

  /** Openings with round heads at even distances; one colour, to be filled by the caller. */
  arches({ from, to, count, sill, width, height }: Arches): string {
    return Array.from({ length: count }, (_, i) => {
      const x = count === 1 ? (from + to) / 2 : from + ((to - from) * i) / (count - 1);
      return archway(x, sill, width, height - width / 2);
    }).join('');
  }

  /** A round wall; a ledge along its top catches the light. */
  drum(left: number, top: number, right: number, bottom: number, ledge = 5): string {
    return (
      rect(left, top, right - left, bottom - top, this.stone) + this.#ledge(left, top, right, ledge)
    );
  }

  /** A flat wall with a ledge; `edge` is how much is seen of its lit side. */
  wall(
    [left, top, right, bottom]: readonly [number, number, number, number],
    { ledge = 5, edge = 12 }: { ledge?: number; edge?: number } = {},
  ): string {
    const { body, lit } = this.#fabric.stone;
    const face = this.#scene.linearGradient([
      [0, body],
      [1, mix(body, lit, 0.28)],
    ]);
    return [
      rect(left, top, right - left, bottom - top, face),
      edge > 0 ? rect(this.#light === 1 ? right - edge : left, top, edge, bottom - top, lit) : '',
      this.#ledge(left, top, right, ledge),
    ].join('');
  }

  #ledge(left: number, top: number, right: number, height: number): string {
    const { lit } = this.#fabric.stone;
    const over = height;
    return height > 0 ? rect(left - over, top - height, right - left + 2 * over, height, lit) : '';
  }
}
