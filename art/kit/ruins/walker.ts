/** People on foot, from behind. */

import { mix } from '../colour.ts';
import { num } from '../path.ts';
import { circle, ellipse, group, path } from '../shapes.ts';

interface Walker {
  x: number;
  foot: number;
  /** In units of the picture. */
  height: number;
  coat: string;
  legs: string;
  hair: string;
  skin?: string;
  hat?: string;
  skirt?: boolean;
  /** Light along one side: -1 left, 1 right. */
  rim?: { colour: string; side: 1 | -1 };
}

const LEGS = 'M-12-52L-10-26L-11-3H-4L-1-28L1-44L4-28L6-3H13L12-28L12-52z';
const SHINS = 'M-9-24L-9-2H-4L-3-24zM3-24L5-2H10L9-24z';
const SKIRT = 'M-10-60C-12-44-15-30-18-20Q0-14 18-20C15-30 12-44 10-60z';
const TORSO =
  'M-12-50C-14-62-12-70-15-80C-13-85-6-86-4-89H4C6-86 13-85 15-80C12-70 14-62 12-50Q0-46-12-50z';
const ARMS =
  'M-14-82C-20-77-21-62-20-50L-15-49C-16-60-14-68-11-74zM14-82C20-77 21-62 20-50L15-49C16-60 14-68 11-74z';

/** A person seen from behind, drawn a hundred units high. */
export function walker(person: Walker): string {
  const { x, foot, height, coat, legs, hair, hat, skirt = false, rim } = person;
  const skin = person.skin ?? '#c98f70';
  const shoes =
    ellipse(-8, -1.5, 5, 2, mix(legs, '#20142c', 0.6)) +
    ellipse(9, -1.5, 5, 2, mix(legs, '#20142c', 0.6));
  const light =
    rim === undefined
      ? ''
      : group(
          `transform="scale(${rim.side} 1)"`,
          path('M5-88C9-86 13-85 15-80C20-76 21-62 20-50L17-50C18-64 15-74 8-82z', rim.colour),
          path('M4-102C8-101 9-95 7-91C8-95 7-99 4-102z', rim.colour),
        );
  return group(
    `transform="translate(${num(x)} ${num(foot)}) scale(${num(height) === '0' ? '1' : String(height / 103)})"`,
    shoes,
    skirt ? path(SHINS, skin) + path(SKIRT, legs) : path(LEGS, legs),
    circle(-18, -48, 3, skin),
    circle(18, -48, 3, skin),
    path(ARMS, mix(coat, '#3a2450', 0.22)),
    path(TORSO, coat),
    path('M-3-92H3V-86H-3z', skin),
    circle(0, -96, 7, hair),
    hat === undefined ? '' : ellipse(0, -97, 13, 3.6, hat) + path('M-7-98q1-8 7-8t7 8z', hat),
    light,
  );
}
