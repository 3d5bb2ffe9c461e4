import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { sharePicture } from '../../app/paths.ts';
import { plainShare } from '../../app/pictures/build/plain-share.ts';
import { largestPicture } from '../../app/pictures/largest.ts';
import { root } from '../run/npm.mjs';
import {
  readShareRecord,
  type ShareRecord,
  wantedShares,
  writeShareRecord,
} from './share-record.ts';

/* Replaces missing or outdated share pictures by plain ones; words need a browser (`npm run art -- share`). */

const before = readShareRecord();
const after: ShareRecord = {};
const plain = new Map<string, Buffer>();
for (const { address, scene, file, shows } of wantedShares()) {
  const path = join(root, file);
  const known = before[address];
  const isCurrent = isDeepStrictEqual(known, shows) || isDeepStrictEqual(known, { scene });
  if (known && isCurrent && existsSync(path)) {
    after[address] = known;
    continue;
  }
  const picture =
    plain.get(scene) ?? (await plainShare(join(root, `public${largestPicture(scene)}`)));
  plain.set(scene, picture);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, picture);
  after[address] = { scene };
  console.log(`${file} shows its drawing without words.`);
}
if (!isDeepStrictEqual(before, after)) {
  for (const address of Object.keys(before).filter((old) => !Object.hasOwn(after, old))) {
    rmSync(join(root, `public${sharePicture(address)}`), { force: true });
  }
  writeShareRecord(after);
  console.log('With their words, on a computer that has a Chromium: npm run art -- share');
}
