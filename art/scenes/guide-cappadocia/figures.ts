/** Walkers on the path, pigeons over the valley. */

import { circle, group, path, stroke } from '../../kit/shapes.ts';

interface Walker {
  scale: number;
  coat: string;
  rucksack: string;
  /** Without a hat, hair. */
  hat?: string;
}

const HAIR = 'M-4-39Q-4-43.5 0-43.5T4-39Q5-34 3-33Q0-36-3-33Q-5-34-4-39z';
const HAT = 'M-8-39.5Q0-43 8-39.5L4.5-41.5Q4-47 0-47T-4.5-41.5z';
const STICK = '#33234a';

/** Seen from behind. */
export const walker = (x: number, y: number, { scale, coat, rucksack, hat }: Walker): string =>
  group(
    `transform="translate(${x} ${y}) scale(${scale})"`,
    // shadow, legs, coat
    path('M4 0L58 16l5-2L8-2z', '#6b3a5c', 'opacity=".4"'),
    path('M-5 0L-4-17L4-18L10-1H6.5L1.5-12L-1.5 0z', STICK),
    path('M-6-15C-7-26-5-33 0-34C5-33 7-26 6-15Q0-13-6-15z', coat),
    // rucksack
    path('M-4.5-31Q0-35 4.5-31L5.5-19Q0-16-5.5-19z', rucksack),
    stroke('M-5-25h10.5', STICK, 0.9, 'opacity=".6"'),
    // neck, head
    path('M-1.5-33h3v-4h-3z', '#b87a5c'),
    circle(0, -37.8, 4, '#4a2c3c'),
    hat === undefined ? path(HAIR, '#2c1c3a') : path(HAT, hat),
    // stick and arm
    stroke('M8-24L12-2', STICK, 1),
    path('M5.5-28L9-22L7.5-20L4-25z', coat),
  );

/** Drawn one unit wide. */
export const pigeon = (x: number, y: number, scale: number, turn: number): string =>
  group(
    `transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"`,
    path(
      'M-1-.05C-.7-.18-.3-.2 0-.12C.05-.6.3-1 .55-1.15C.55-.8.5-.4.36-.1' +
        'C.6-.16.78-.14.95 0C.75.1.4.22 0 .2C-.4.2-.7.1-1-.05z',
      '#fffaf0',
    ),
    path('M-.1-.12C-.25-.5-.5-.8-.8-.95C-.72-.6-.55-.3-.32-.12z', '#d9b8b4'),
  );
