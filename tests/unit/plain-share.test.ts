import sharp from 'sharp';
import { expect, test } from 'vitest';
import { share } from '../../art/pipeline/settings.ts';
import { posterFile } from '../../art/pipeline/share-list.ts';
import { plainShare } from '../../tools/build/plain-share.ts';

test.each(['ephesus', 'culinary-journey'])(
  'without Chromium %s is shared as its poster, of the right shape and light',
  async (scene) => {
    const picture = await plainShare(posterFile(scene));
    const { format, width, height } = await sharp(picture).metadata();
    expect({ format, width, height }).toEqual({
      format: 'jpeg',
      width: share.width,
      height: share.height,
    });
    expect(picture.length).toBeLessThanOrEqual(share.bytes);
  },
);
