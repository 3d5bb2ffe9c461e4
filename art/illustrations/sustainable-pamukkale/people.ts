/** Visitors, barefoot: from behind on the path with the shoes in a bag, and wading in a pool. */

import { num } from '../../kit/path.ts';
import { ellipse, group, path, stroke } from '../../kit/shapes.ts';

const SKIN = '#c98f6c';
const SKIN_SHADE = '#94604f';
const ROUND = 'stroke-linecap="round" stroke-linejoin="round"';

const standing = (x: number, y: number, scale: number, ...content: string[]): string =>
  group(`transform="translate(${num(x)} ${num(y)}) scale(${scale})"`, ...content);

/** A woman with a straw hat, 330 units tall; her shoes look out of the bag in her hand. */
export const walker = (x: number, y: number, scale: number): string =>
  standing(
    x,
    y,
    scale,
    path('M-30 4Q40-22 190 26Q230 44 170 48Q50 40-30 4z', '#6d5a94', 'opacity=".42"'),
    // legs, heels, soles
    path('M-36-112L-30-40Q-32-18-40-6Q-44 6-26 7Q-12 7-11-4Q-13-18-12-38L-6-112z', SKIN),
    path('M6-112L10-52Q10-34 4-24Q2-12 18-12Q33-12 32-22Q29-36 30-52L38-112z', SKIN),
    path(
      'M-16-112L-18-40Q-18-16-14 2Q-11-2-11-4Q-13-18-12-38L-6-112zM28-112L24-52Q24-32 28-16Q33-16 32-22Q29-36 30-52L38-112z',
      SKIN_SHADE,
      'opacity=".7"',
    ),
    path(
      'M-38 0Q-26 8-13 0Q-14 8-26 8Q-38 8-38 0zM6-18Q18-11 31-18Q30-11 18-11Q6-11 6-18z',
      '#f3c9a4',
      'opacity=".8"',
    ),
    // dress
    path(
      'M-38-246Q-34-200-42-176Q-58-130-62-92Q-10-74 62-92Q54-134 40-176Q34-204 38-246z',
      '#d9583f',
    ),
    path(
      'M22-240Q24-190 22-83Q42-86 62-92Q54-134 40-176Q34-204 38-246z',
      '#8f2f45',
      'opacity=".6"',
    ),
    stroke(
      'M-30-168Q-44-126-46-92M-4-166Q-8-126-6-84M22-168Q32-126 36-90',
      '#8f2f45',
      3,
      `opacity=".5" ${ROUND}`,
    ),
    path('M-42-180Q0-168 42-180L40-168Q0-156-40-168z', '#f6e6c4'),
    // arms
    stroke('M40-236Q64-206 60-160Q58-146 50-136', SKIN_SHADE, 17, ROUND),
    stroke('M-40-236Q-66-206-66-160L-68-136', SKIN, 17, ROUND),
    path(
      'M-44-252Q-20-264 0-264Q22-264 44-252Q52-240 50-222L34-218L30-240H-30L-34-216L-54-222Q-54-242-44-252z',
      '#d9583f',
    ),
    path(
      'M12-263Q30-260 44-252Q52-240 50-222L34-218L30-238Q24-252 12-263z',
      '#8f2f45',
      'opacity=".6"',
    ),
    // bag and shoes
    path('M-84-112l-16-24q-2-10 8-10l12 4 8 30z', '#2c5f83'),
    path('M-64-114l6-28q8-8 14 2l0 28z', '#2c5f83'),
    path('M-96-134q6 2 10 10l-4 4zM-56-138q5 2 4 14l-5 0z', '#8fc6cc'),
    stroke('M-92-112Q-78-150-68-136Q-58-150-46-112', '#8a5a3c', 4.5, ROUND),
    path('M-102-116H-36L-42-48Q-70-40-96-48z', '#f6e6c4'),
    path('M-58-116H-36L-42-48Q-54-44-66-43Q-58-76-58-116z', '#b9987c', 'opacity=".75"'),
    path('M-99-96L-38-96L-39-84L-98-84z', '#2a93a6'),
    // head and hat
    path('M-14-282H14V-254Q0-248-14-254z', SKIN_SHADE),
    path('M-26-300Q-30-262 0-258Q30-262 26-300z', '#4a2a34'),
    ellipse(0, -298, 58, 17, '#c99a5c'),
    ellipse(-3, -301, 56, 15, '#f3d595'),
    path('M-32-304Q-30-342 0-342Q30-342 32-304Q0-292-32-304z', '#f6dfa8'),
    path('M6-342Q30-340 32-304Q22-299 10-298Q20-320 6-342z', '#b9874c', 'opacity=".7"'),
    path('M-32-310Q0-298 32-310L32-301Q0-289-32-301z', '#d9583f'),
  );

/** A man up to his shins in the water, trousers rolled, 200 units tall. */
export const wader = (x: number, y: number, scale: number): string =>
  standing(
    x,
    y,
    scale,
    path('M-14 4Q30-4 120 10Q140 22 100 24Q30 20-14 4z', '#0f6f88', 'opacity=".35"'),
    path('M-20-44L-18 4H-6L-4-44zM6-44L8 2H20L22-44z', SKIN),
    path('M-10-44L-10 4H-6L-4-44zM16-44L15 2H20L22-44z', SKIN_SHADE, 'opacity=".7"'),
    path('M-24-110L-26-38H-1L2-78L4-38H27L26-110z', '#2c3f73'),
    path('M8-110L12-38H27L26-110z', '#161f4a', 'opacity=".6"'),
    path('M-27-46H0V-36H-27zM3-46H28V-36H3z', '#5a74a8'),
    path('M-28-104Q-32-160-20-170Q0-178 20-170Q32-158 28-104Q0-98-28-104z', '#fbe6c4'),
    path('M8-174Q30-168 28-104Q18-101 8-101Q16-140 8-174z', '#b98a86', 'opacity=".6"'),
    stroke('M-26-162Q-42-134-40-106', '#fbe6c4', 15, ROUND),
    stroke('M26-162Q44-140 52-118', '#d0a890', 15, ROUND),
    stroke('M-40-104L-38-92M52-116L58-106', SKIN, 11, ROUND),
    path('M-15-190Q-17-216 0-218Q18-216 16-190Q14-176 0-174Q-14-176-15-190z', SKIN),
    path('M-17-194Q-20-224 1-224Q22-222 18-193Q14-184 0-183Q-14-184-17-194z', '#3a2434'),
    path('M-17-196Q-18-222-2-222Q-13-214-13-190z', '#7a5560', 'opacity=".8"'),
    ellipse(0, 2, 54, 11, '#8fdcd8', 'opacity=".8"'),
    ellipse(0, 3, 66, 14, 'none', 'stroke="#f6fbf0" stroke-width="3" opacity=".8"'),
    ellipse(0, 3, 92, 21, 'none', 'stroke="#f6fbf0" stroke-width="2.4" opacity=".5"'),
  );
