import { readFileSync } from 'node:fs';
import { hashOf, recordOf, writeWhole } from './picture-records.ts';
import { describePicture } from './picture-file.ts';

/* A program: writes the records of the pictures that its arguments name. */

async function record(path: string) {
  const picture = readFileSync(path);
  writeWhole(recordOf(hashOf(picture)), JSON.stringify(await describePicture(picture)));
}

await Promise.all(process.argv.slice(2).map((path) => record(path)));
