/**
 * The table collects what is put on it. Shadows are kept apart from the dishes that throw them, so
 * that the stipple filter runs three times for the whole picture (shadows on the table, on the
 * tray, on the dishes themselves) and not once for each of a hundred things.
 */

import type { LinearOptions, Scene, Stop } from '../../kit/scene.ts';
import { circle, path } from '../../kit/shapes.ts';
import { capsule, crescent, darker, FALL, glint, lensOfLight, lighter } from './geometry.ts';

/** From the light to the shade, across whatever is filled. */
export const ACROSS = {
  flat: { x1: 0.1, y1: 0.1, x2: 0.9, y2: 0.9 },
  glazed: { x1: 0.12, y1: 0.18, x2: 0.9, y2: 0.85 },
  copper: { x1: 0.1, y1: 0.14, x2: 0.9, y2: 0.86 },
  crust: { x1: 0.1, y1: 0.15, x2: 0.9, y2: 0.85 },
  skin: { x1: 0.12, y1: 0.15, x2: 0.9, y2: 0.85 },
  cast: { x1: 0.1, y1: 0.1, x2: 0.95, y2: 0.9 },
} as const;

export interface FormShadow {
  /** The share of the radius that lies in shadow. */
  width: number;
  colour: string;
  opacity: number;
}

export class Table {
  readonly scene: Scene;
  /** Fill of shadows on the table. */
  readonly castFill: string;
  readonly shadows: string[] = [];
  readonly stippledShadows: string[] = [];
  readonly trayShadows: string[] = [];
  readonly stippledTrayShadows: string[] = [];
  readonly formShadows: string[] = [];
  readonly dishes: string[] = [];
  readonly trayDishes: string[] = [];
  /** Tea light on the tray, and what stands above it. */
  readonly teaLight: string[] = [];
  readonly teaGlasses: string[] = [];
  readonly #trayCastFill: string;

  constructor(scene: Scene) {
    this.scene = scene;
    this.castFill = this.gradient(
      [
        [0, '#0a1b30', 0.85],
        [0.45, '#0a1b30', 0.6],
        [1, '#0a1b30', 0.06],
      ],
      ACROSS.cast,
    );
    this.#trayCastFill = this.gradient(
      [
        [0, '#3a1524', 0.8],
        [0.45, '#3a1524', 0.5],
        [1, '#3a1524', 0.04],
      ],
      ACROSS.cast,
    );
  }

  gradient(stops: readonly Stop[], across: LinearOptions = ACROSS.flat): string {
    return this.scene.linearGradient(stops, across);
  }

  /** The shadow of something round on the table: a short dense one and a long stippled one. */
  castShadow(x: number, y: number, radius: number, height: number, taper?: number): void {
    const near = capsule(x, y, radius, height * 0.75, taper);
    const far = capsule(x, y, radius, height * 1.75, taper);
    this.shadows.push(path(near, this.castFill, 'opacity=".62"'));
    this.stippledShadows.push(path(far, this.castFill));
  }

  /** The shadow of a ring. It falls into the hole as well and leaves a lens of light there. */
  castRingShadow(
    x: number,
    y: number,
    { radius, hole, height }: { radius: number; hole: number; height: number },
  ): void {
    const shadow = (length: number): string =>
      capsule(x, y, radius, length, 0.97) + lensOfLight(x, y, hole, length);
    const rule = 'fill-rule="evenodd"';
    this.shadows.push(path(shadow(height * 0.75), this.castFill, `opacity=".62" ${rule}`));
    this.stippledShadows.push(path(shadow(height * 1.75), this.castFill, rule));
  }

  castTrayShadow(x: number, y: number, radius: number, height: number, taper?: number): void {
    const near = capsule(x, y, radius, height * 0.8, taper);
    const far = capsule(x, y, radius, height * 1.6, taper);
    this.trayShadows.push(path(near, this.#trayCastFill, 'opacity=".5"'));
    this.stippledTrayShadows.push(path(far, this.#trayCastFill));
  }

  /** The crescent of shadow on the far side of something round. */
  shadeForm(x: number, y: number, radius: number, { width, colour, opacity }: FormShadow): void {
    const shape = { width, from: FALL - 1.45, to: FALL + 1.45, steps: 10 };
    const fill = this.gradient([
      [0, colour, 0],
      [0.5, colour, opacity * 0.6],
      [1, colour, opacity],
    ]);
    this.formShadows.push(path(crescent(x, y, radius, shape), fill));
  }

  /** A disc with light on one side and shade on the other. */
  disc(x: number, y: number, radius: number, colour: string, light = 0.28, shade = 0.3): string {
    const fill = this.gradient(
      [
        [0, lighter(colour, light)],
        [0.5, colour],
        [1, darker(colour, shade)],
      ],
      ACROSS.glazed,
    );
    return circle(x, y, radius, fill);
  }

  /** A bowl: its rim, and its inside with light and shade the other way round. */
  bowl(
    x: number,
    y: number,
    radius: number,
    { outside, inside, rim }: { outside: string; inside: string; rim: number },
  ): string {
    const edge = this.disc(x, y, radius, outside, 0.4, 0.25);
    const hollow = this.gradient(
      [
        [0, darker(inside, 0.42)],
        [0.5, inside],
        [1, lighter(inside)],
      ],
      ACROSS.glazed,
    );
    return (
      edge +
      circle(x, y, radius * (1 - rim), hollow) +
      glint(x, y, radius * 0.985, { width: 0.045 })
    );
  }
}
