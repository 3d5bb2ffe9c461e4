import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { share } from '../../app/pictures/art/manifest.ts';
import { plainShare, shareLimit } from '../../app/pictures/build/plain-share.ts';
import { largestPicture } from '../../app/pictures/largest.ts';
import { root } from '../support/project.ts';

test.each(['ephesus', 'culinary-journey', 'hero'] as const)(
  'the plain share picture of %s has the right size and weight',
  async (scene) => {
    const picture = await plainShare(join(root, `public${largestPicture(scene)}`));
    const { format, width, height } = await sharp(picture).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', ...share });
    expect(picture.length).toBeLessThanOrEqual(shareLimit);
  },
);
