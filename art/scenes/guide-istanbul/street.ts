/** The wet street: its surface, cobbles with the light of the shops on them, kerbs, rails. */

import { lerp, type Random, random } from '../../kit/numbers.ts';
import { draw, type Point, points, polygon, smoothPath } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { path, stroke } from '../../kit/shapes.ts';
import { ground, LEFT, project, RIGHT } from './camera.ts';

/** The wet paving, and what clips things to it. */
interface Street {
  surface: string;
  onStreet: string;
}

export function streetSurface(scene: Scene): Street {
  const wet = scene.verticalGradient(540, 1000, [
    [0, '#e8968a'],
    [0.12, '#b06c8c'],
    [0.35, '#5d4685'],
    [0.7, '#2c2a62'],
    [1, '#191a48'],
  ]);
  const distances: number[] = [];
  for (let z = 6; z < 84; z += z < 20 ? 1 : 4) distances.push(z);
  const left = distances.map((z) => project(LEFT - 0.5, ground(z), z));
  const right = distances.map((z) => project(RIGHT + 0.5, ground(z), z));
  const edges = [...left, ...right.toReversed()];
  const onStreet = scene.clip('street', polygon([...edges, ...points('2300,1020 -700,1020')]));
  return { surface: path(polygon(edges), wet), onStreet };
}

/** What falls on a cobble: light from the shops at the sides, the sky's down the middle. */
interface Light {
  shops: number;
  sky: number;
}

function lightAt(x: number, z: number): Light {
  const fromWall = Math.min(Math.abs(x - LEFT), Math.abs(x - RIGHT));
  return {
    shops: Math.exp(-((fromWall - 1.4) ** 2) / 3),
    sky: Math.exp(-(((x - 0.2) / (0.9 + z * 0.03)) ** 2)),
  };
}

/** Brightly lit cobbles are of two colours, dimly lit ones of one. */
function cobbleColour({ shops, sky }: Light, next: Random): string {
  if (shops > sky) {
    if (shops <= 0.55) return '#b86a76';
    return next() < 0.4 ? '#ffd08a' : '#f39a66';
  }
  if (sky <= 0.5) return '#8a6aa0';
  return next() < 0.4 ? '#ffcfa0' : '#e08a88';
}

interface Streak {
  colour: string;
  opacity: number;
  width: number;
  data: string;
}

/**
 * Cobbles that catch the light, each a short line with round ends; all lines of one look become
 * one path. Rows and stones grow with distance, or there would be tens of thousands.
 */
export function cobbles(): string[] {
  const next = random(400);
  const lines = new Map<string, Streak>();
  let z = 6.4;
  for (let row = 0; z < 58; row++) {
    const depth = 0.2 * Math.max(1, z / 11) ** 0.55 * (z > 22 ? 1.7 : 1);
    const width = 0.36 * Math.max(1, z / 11) ** 0.7;
    const level = ground(z);
    for (let x = LEFT - 0.2 + ((row % 2) * width) / 2; x < RIGHT + 0.2; x += width) {
      const light = lightAt(x, z);
      const chance = next();
      if (chance >= 0.22 + 0.3 * light.shops + 0.28 * light.sky || z >= 40) continue;
      next(); // Not used, but all the cobbles after depend on it.
      const [leftX, y] = project(x - width * 0.42, level, z + depth * 0.5);
      const [rightX] = project(x + width * 0.42, level, z + depth * 0.5);
      const [, nearY] = project(0, level, z + depth * 0.1);
      const [, farY] = project(0, level, z + depth * 0.88);
      const height = Math.max(0.8, (nearY - farY) * 0.92);
      if (leftX > 1640 || rightX < -40 || y > 1012) continue;

      const lit = cobbleColour(light, next);
      const look = {
        colour: chance < 0.06 ? '#4a4a8a' : lit,
        opacity: light.shops > 0.5 || light.sky > 0.5 ? 0.5 : 0.3,
        width: height > 6 ? Math.round(height) : Math.round(height * 2) / 2,
      };
      const start = Math.round(leftX + look.width / 2);
      const end = Math.round(rightX - look.width / 2);
      const data = draw`M${start} ${Math.round(y * 2) / 2}h${Math.max(0, end - start)}`;
      const key = `${look.colour} ${look.opacity} ${look.width}`;
      lines.set(key, { ...look, data: (lines.get(key)?.data ?? '') + data });
    }
    z += depth;
  }
  return [...lines.values()].map(({ colour, opacity, width, data }) =>
    stroke(data, colour, width, `stroke-linecap="round" opacity="${opacity}"`),
  );
}

/** Dark joints between the rows. */
export function rowJoints(): string {
  let data = '';
  for (let z = 6.6; z < 40; z += 0.42 * Math.max(1, z / 11) ** 0.8) {
    const joint: Point[] = [];
    for (let i = 0; i <= 14; i++) {
      const wave = 0.12 * Math.sin(i * 1.7 + z);
      joint.push(project(lerp(LEFT, RIGHT, i / 14), ground(z), z + wave));
    }
    data += smoothPath(joint);
  }
  return stroke(data, '#12123c', 1.3, 'opacity=".35"');
}

export function kerbs(scene: Scene): string[] {
  const stone = scene.verticalGradient(560, 1000, [
    [0, '#e89a88'],
    [0.4, '#a9687e'],
    [1, '#5c4480'],
  ]);
  const kerb = (left: number, right: number): string => {
    const leftEdge: Point[] = [];
    const rightEdge: Point[] = [];
    for (let z = 6; z < 80; z += z < 20 ? 1 : 5) {
      leftEdge.push(project(left, ground(z), z));
      rightEdge.push(project(right, ground(z), z));
    }
    return path(polygon([...leftEdge, ...rightEdge.toReversed()]), stone);
  };
  return [kerb(LEFT + 1.95, LEFT + 2.15), kerb(RIGHT - 1.75, RIGHT - 1.55)];
}

// ── Rails ───────────────────────────────────────────────────────────────────────────────────────

/** Where the tram stands, and how it is turned. */
export const TRAM = { x: -1.92, z: 9.9, yaw: 0.125 };

/** The middle of the track: under the tram with the tram's heading, then easing to the street's. */
export function track(z: number): number {
  const ahead = z - TRAM.z;
  const bend = ahead < 0 ? ahead * (1 - ahead * 0.03) : 9 * (1 - Math.exp(-ahead / 9));
  return TRAM.x + Math.tan(TRAM.yaw) * bend;
}

/** Two rails, each in its dark groove. */
export function rails(scene: Scene): string[] {
  const steel = scene.verticalGradient(560, 1000, [
    [0, '#ffe0a8'],
    [0.3, '#f0a488'],
    [0.62, '#a488b8'],
    [1, '#7c78b4'],
  ]);
  return [-0.72, 0.72].map((gauge) => {
    const rail: { left: Point[]; right: Point[] } = { left: [], right: [] };
    const groove: { left: Point[]; right: Point[] } = { left: [], right: [] };
    for (let z = 5.6; z < 80; z *= 1.06) {
      const [left, y] = project(track(z) + gauge - 0.05, ground(z), z);
      const [right] = project(track(z) + gauge + 0.05, ground(z), z);
      const margin = (right - left) * 0.9;
      rail.left.push([left, y]);
      rail.right.push([right, y]);
      groove.left.push([left - margin, y]);
      groove.right.push([right + margin, y]);
    }
    return (
      path(polygon([...groove.left, ...groove.right.toReversed()]), '#17163f', 'opacity=".6"') +
      path(polygon([...rail.left, ...rail.right.toReversed()]), steel)
    );
  });
}
