import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { mapCss, mapSource, writeMapGenerated } from '../../art/pipeline/map-generated.ts';
import { readRecord } from '../../art/pipeline/record.ts';
import { paths } from '../../art/pipeline/settings.ts';
import { root } from '../run/npm.mjs';

/*
 * Before anything is built: draws what a new destination needs and no illustrator has drawn, which are
 * its stand-in and its pin on the map. Where nothing is new, nothing is written.
 */

const generated = (file: string) => readFileSync(join(paths.generated, file), 'utf8');

if (mapSource() !== generated('map.ts') || mapCss() !== generated('map.css')) {
  writeMapGenerated();
  console.log('The map has its pins where facts.json says.');
}

const { posters } = readRecord();
const missing = readdirSync(paths.scenes)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => basename(file, '.ts'))
  .filter((scene) => !Object.hasOwn(posters, scene))
  // Others need Chromium, and somebody who looks at them.
  .filter((scene) => readFileSync(join(paths.scenes, `${scene}.ts`), 'utf8').includes('standIn('));
if (missing.length > 0) {
  console.log(`Drawing ${missing.join(', ')}, until somebody draws the place …`);
  const { status } = spawnSync(process.execPath, ['art/render.ts', ...missing], { cwd: root });
  if (status !== 0) process.exitCode = 1;
}
