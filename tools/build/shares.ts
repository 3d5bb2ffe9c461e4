import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isCurrent, readRecord } from '../../art/pipeline/record.ts';
import { paths } from '../../art/pipeline/settings.ts';
import { posterFile, shareImages } from '../../art/pipeline/share-list.ts';
import { root } from '../run/npm.mjs';
import { plainShare } from './plain-share.ts';

/*
 * Before pages are built: the pictures that they are shared with say what their pages say. Those that do
 * not are drawn by Chromium; where there is none, a page without any gets its poster without words.
 */

const { share: known } = readRecord();
const old = shareImages().filter(({ address, hash }) => !isCurrent(known[address], hash));
if (old.length > 0) {
  console.log(`Drawing ${old.length} pictures that pages are shared with …`);
  const { status } = spawnSync(process.execPath, ['art/render.ts', 'share'], { cwd: root });
  if (status !== 0) {
    // Many pages share one.
    const ofPoster = new Map<string, Buffer>();
    for (const { file, scene } of old) {
      const path = join(paths.pictures, file);
      const poster = posterFile(scene);
      if (existsSync(path) || !existsSync(poster)) continue;
      const picture = ofPoster.get(poster) ?? (await plainShare(poster));
      ofPoster.set(poster, picture);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, picture);
    }
    console.log(
      'Without Chromium they stay as they are, and new ones show their poster without words.',
    );
    console.log('On a computer that has it: npm run art -- share');
  }
}
