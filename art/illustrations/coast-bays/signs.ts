/** What the bays are known for, small: each round the middle of its foot, lit from the left. */

import { archway, num } from '../../kit/path.ts';
import { ellipse, group, path, rect, stroke } from '../../kit/shapes.ts';

const placed = (x: number, y: number, size: number, ...content: readonly string[]): string =>
  group(`transform="translate(${num(x)} ${num(y)}) scale(${size})"`, ...content);

/** A loggerhead from above, on its way up the sand. */
export const turtle = (x: number, y: number, size: number): string =>
  placed(
    x,
    y,
    size,
    path(
      'M-14-14C-34-30-46-22-40-14C-32-12-24-8-16-4zM14-14C34-30 46-22 40-14C32-12 24-8 16-4z' +
        'M-14 16C-26 20-28 32-22 32C-16 28-12 26-8 20zM14 16C26 20 28 32 22 32C16 28 12 26 8 20z' +
        'M-7-22C-8-36 8-36 7-22z',
      '#a8793f',
    ),
    ellipse(0, 0, 22, 25, '#7a4c35'),
    ellipse(-4, -3, 17, 21, '#b9783f'),
    stroke('M-4-24V18M-20-8L12-12M-20 6L14 4', '#7a4c35', 2.4),
  );

/** A Lycian tomb on its plinth, with the keel of its lid. */
export const sarcophagus = (x: number, y: number, size: number): string =>
  placed(
    x,
    y,
    size,
    ellipse(4, 1, 34, 7, '#3f6a60', 'opacity=".5"'),
    path('M-26 0V-8H26V0zM-20-8V-20H20V-8z', '#b58f78'),
    path('M-26 0V-8H-6V0zM-20-8V-20H-4V-8z', '#fff0d2'),
    path('M-22-20V-42H22V-20z', '#a37c6c'),
    path('M-22-20V-42H-4V-20z', '#f8e2bd'),
    path('M-26-42C-25-60-14-72 0-76C14-72 25-60 26-42z', '#94706a'),
    path('M-26-42C-25-60-14-72 0-76C-4-66-6-54-6-42z', '#fff0d2'),
    rect(-16, -36, 8, 12, '#c79e80'),
    rect(4, -36, 10, 12, '#7d5c5c'),
  );

/** House tombs cut into a cliff. */
export function rockTombs(x: number, y: number, size: number): string {
  const doors = [
    [-22, -10],
    [2, -10],
    [24, -8],
    [-12, -38],
    [14, -36],
  ] as const;
  const front = doors.map(([u, v]) => `M${u - 9} ${v}v-16l9-7 9 7v16z`).join('');
  return placed(
    x,
    y,
    size,
    path('M-44 0L-36-40L-20-66L6-74L34-56L44-22L46 0z', '#a5785f'),
    path('M-44 0L-36-40L-20-66L6-74L0-40L-6 0z', '#e6bf92'),
    path(front, '#f8e2bd'),
    path(doors.map(([u, v]) => archway(u + 1, v, 7, 7)).join(''), '#5a3a4c'),
  );
}

/** The fires of Yanartaş on their rock. */
export const flames = (x: number, y: number, size: number): string =>
  placed(
    x,
    y,
    size,
    path('M-30 4L-20-10L-4-14L16-12L30 4z', '#6b5a5e'),
    path('M-30 4L-20-10L-4-14L-8 4z', '#a08a80'),
    path('M-14-10C-22-26-8-30-10-44C2-34 2-26 4-20C8-26 8-32 6-36C18-28 18-16 10-10z', '#ef7a3a'),
    path('M-8-10C-12-20-4-22-5-30C4-22 6-18 3-10z', '#ffe08a'),
  );
