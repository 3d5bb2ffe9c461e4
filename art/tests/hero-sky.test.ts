import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { hero } from '../../app/pictures/art/manifest.ts';
import { heroCss } from '../hero/css.ts';
import { paths } from '../pipeline/settings.ts';

const [land, port] = [...heroCss().matchAll(/--hero-night: rgb\(([\d ]+)\)/g)].map(
  ([, colour = '']) => colour.split(' ').map(Number),
);

test.each([
  { layout: 'land' as const, above: land },
  { layout: 'port' as const, above: port },
])(
  '$layout: the page goes on above the sky in the colour of its edge',
  async ({ layout, above }) => {
    const width = hero[layout].widths[0];
    const edge = await sharp(join(paths.pictures, `hero-${layout}-${width}.webp`))
      .extract({ left: 0, top: 0, width, height: 1 })
      .png()
      .toBuffer();
    const { channels } = await sharp(edge).stats();
    expect(above).toHaveLength(3);
    for (const [at, { mean }] of channels.slice(0, 3).entries())
      expect(Math.abs(mean - (above?.[at] ?? Number.NaN))).toBeLessThanOrEqual(2);
  },
);
