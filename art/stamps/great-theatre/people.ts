/** Two people who sit on the top row. */

import { draw } from '../../kit/path.ts';
import { group, path } from '../../kit/shapes.ts';

/** A back that is turned to us, its outline in the light; `hair` reaches down as far as told. */
export const sitting = (x: number, coat: string, hair: string, length: number): string => {
  const back =
    'M-38 30C-38-10-42-40-48-58C-52-82-34-90-13-94L-12-112H12L13-94C34-90 52-82 48-58C42-40 38-10 38 30z';
  const light = 'stroke="#ffdca0" stroke-width="9" stroke-linejoin="round"';
  const head = draw`M-21-128C-22-162 22-162 21-128C21-116 18-108 15-104L${12} ${-104 + length}H-12L-15-104C-18-108-21-116-21-128z`;
  return group(
    `transform="translate(${x} 862)"`,
    path(back, coat, light),
    path(head, hair, light),
    path(back, coat),
    path(head, hair),
  );
};
