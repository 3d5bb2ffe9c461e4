import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Font } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { formatRanges, rangesOf } from './characters.ts';
import { describeGap, gapsIn, readFontFiles } from './coverage.ts';
import { families, type Family } from './faces.ts';
import { fallbackRules, fallbacks } from './fallbacks.ts';
import { charactersIn, openFont } from './font.ts';

const styles = join(import.meta.dirname, '../../../app/styles');
const fileOf = (name: string) => join(styles, 'fonts', `${name}.woff2`);

/** `name` table: copyright, licence, licence URL. */
const LICENCE_NAMES = [0, 13, 14];

async function makeSubset(
  family: Family,
  { from, characters }: Family['subsets'][number],
): Promise<Buffer> {
  const [min, max] = family.weights;
  return subsetFont(readFileSync(from), characters, {
    targetFormat: 'woff2',
    keepFeatures: family.features,
    variationAxes: { wght: min === max ? min : { min, max, default: min } },
    preserveNameIds: LICENCE_NAMES,
  });
}

const faceRule = (family: Family, name: string, font: Font) => `@font-face {
  font-family: '${family.name}';
  src: url('./fonts/${name}.woff2') format('woff2');
  font-weight: ${[...new Set(family.weights)].join(' ')};
  font-display: swap;
  unicode-range: ${formatRanges(rangesOf(charactersIn(font)))};
}`;

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1).padStart(6)} KB`;

rmSync(join(styles, 'fonts'), { recursive: true, force: true });
mkdirSync(join(styles, 'fonts'));
const rules: string[] = [];
for (const family of families) {
  for (const part of family.subsets) {
    const file = await makeSubset(family, part);
    writeFileSync(fileOf(part.name), file);
    rules.push(faceRule(family, part.name, await openFont(file)));
    const before = readFileSync(part.from).length;
    console.log(`${kilobytes(before)} → ${kilobytes(file.length)}  ${part.name}`);
  }
}
const fallbackSheet: string[] = [];
for (const fallback of fallbacks) {
  const name = fallback.family.toLowerCase().replace(' ', '-');
  const font = await openFont(readFileSync(fileOf(name)), fallback.weight);
  fallbackSheet.push(...fallbackRules(fallback, font));
}

for (const [name, all] of Object.entries({ 'fonts.css': rules, 'fallbacks.css': fallbackSheet })) {
  const sheet = join(styles, name);
  writeFileSync(sheet, ['/* Written by npm run fonts; do not edit. */', ...all].join('\n\n'));
  execFileSync(join(import.meta.dirname, '../../../node_modules/.bin/oxfmt'), [sheet]);
}

const gaps = gapsIn(await readFontFiles());
for (const gap of gaps) console.error(describeGap(gap));
if (gaps.length > 0) process.exitCode = 1;
