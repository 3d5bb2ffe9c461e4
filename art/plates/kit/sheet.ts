/** What a plate is drawn on: a canvas, the view of its place, and the hour. */

import { onMain } from '../../../app/sight-map/project.ts';
import { canvas, type Frame } from '../../../app/sight-map/frames.ts';
import { night } from '../../map/palette.ts';
import { num, type Point, points } from '../../kit/path.ts';
import { Scene } from '../../kit/scene.ts';
import { group } from '../../kit/shapes.ts';

export interface Sheet {
  scene: Scene;
  frame: Frame;
  dark: boolean;
  /** From degrees, longitude first, to the canvas. */
  at: (place: Point) => Point;
  /** The same of places written as `28.97,41.02 28.98,41.03`. */
  line: (places: string) => Point[];
}

/** Draws the layers of a plate, from back to front. */
export type Plate = (sheet: Sheet) => void;

export const hours = ['day', 'night'] as const;
export type Hour = (typeof hours)[number];

export function plateSvg(frame: Frame, plate: Plate, hour: Hour): string {
  const { width, height } = canvas;
  const scene = new Scene('pl-', { width, height });
  const dark = hour === 'night';
  const at = ([longitude, latitude]: Point): Point => onMain(frame, { longitude, latitude });
  plate({ scene, frame, dark, at, line: (places) => points(places).map(at) });
  const svg = scene
    .toSvg({ grain: false })
    .replace(/viewBox="[^"]*"/, `$& width="${width}" height="${height}"`);
  return dark ? night(svg) : svg;
}

/** A drawing at a point, so many times its size. */
export const stand = ([x, y]: Point, scale: number, ...markup: readonly string[]): string =>
  group(`transform="translate(${num(x)} ${num(y)}) scale(${scale})"`, ...markup);

/** The point moved by units of the canvas. */
export const beside = ([x, y]: Point, right: number, down: number): Point => [x + right, y + down];

/** Points as in an SVG `points` attribute, from a middle. */
export const around = ([x, y]: Point, list: string): Point[] =>
  points(list).map(([dx, dy]) => [x + dx, y + dy]);

/** Whether a point lies in a ring. */
export function inside([x, y]: Point, ring: readonly Point[]): boolean {
  let within = false;
  let [fromX, fromY] = ring.at(-1) ?? [0, 0];
  for (const [toX, toY] of ring) {
    if (toY > y !== fromY > y && x < ((fromX - toX) * (y - toY)) / (fromY - toY) + toX) {
      within = !within;
    }
    [fromX, fromY] = [toX, toY];
  }
  return within;
}

/** Whether a point is nearer than that to one of the others. */
export const near = ([x, y]: Point, others: readonly Point[], reach: number): boolean =>
  others.some(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY) < reach);
