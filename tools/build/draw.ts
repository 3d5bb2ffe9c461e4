import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { drawn, tall, wide } from '../../app/pictures/art/manifest.ts';
import { standIns as before } from '../../app/pictures/art/stand-ins.ts';
import { withEntries } from '../../app/content/lists.server.ts';
import { decoded, readJson } from '../../app/content/source.ts';
import { standInsSchema } from '../../app/content/schemas/single-files.ts';
import { type Located, pinsCss, pinsOf, pinsSource } from '../../app/pictures/build/pins.ts';
import { type StandIn, standIn } from '../../app/pictures/build/stand-in.ts';
import { root } from '../run/npm.mjs';

/* Draws the placeholder and the map pin of each destination without an illustration, if they changed. */

const pictures = join(root, 'public/art');
// Files that cannot be read, and invalid entries, are reported by check-content.ts.
function json(file: string): unknown {
  try {
    return readJson(decoded(readFileSync(join(root, 'content', file))));
  } catch {
    return undefined;
  }
}

/** @returns whether the file changed. */
function write(file: string, text: string): boolean {
  const path = join(root, 'app/pictures/art', file);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return false;
  writeFileSync(path, text);
  return true;
}

const factsSchema = z.object({ place: z.object({ latitude: z.number(), longitude: z.number() }) });
const listed = z.object({ destinations: z.array(z.string()) }).safeParse(json('site.json')).data;
const placed = withEntries('destinations', listed?.destinations ?? [], join(root, 'content')).map(
  (id) => ({
    id,
    place: factsSchema.safeParse(json(`destinations/${id}/facts.json`)).data?.place,
  }),
);
const located = placed.flatMap(({ id, place }): Located[] =>
  place ? [{ id, at: [place.longitude, place.latitude] }] : [],
);
const pins = pinsOf(located);
const isMoved =
  located.length > 0 &&
  [write('pins.ts', pinsSource(pins)), write('pins.css', pinsCss(pins))].some(Boolean);
if (isMoved) console.log('The map has its pins where facts.json says.');

const shapes = [
  { ending: '', ...wide },
  { ending: '-tall', ...tall },
];
const filesOf = (name: string) =>
  shapes.flatMap(({ ending, widths }) =>
    widths.flatMap((width) =>
      ['avif', 'webp'].map((format) => join(pictures, `${name}${ending}-${width}.${format}`)),
    ),
  );

const encodeWidth = (
  png: Buffer,
  { width, height }: typeof wide | typeof tall,
  to: number,
  stem: string,
) => {
  const left = (wide.width - width) / 2;
  const resized = sharp(png).extract({ left, top: 0, width, height }).resize(to);
  return Promise.all([
    resized
      .clone()
      .avif({ quality: 55, effort: 2, bitdepth: 10, tune: 'iq' })
      .toFile(`${stem}-${to}.avif`),
    resized.clone().webp({ quality: 72, smartSubsample: true }).toFile(`${stem}-${to}.webp`),
  ]);
};

async function draw(name: string, svg: string) {
  console.log(`Drawing ${name}, a placeholder until there is an illustration …`);
  mkdirSync(pictures, { recursive: true });
  // SVG units are 1/72 inch.
  const { width: drawnWidth } = await sharp(Buffer.from(svg)).metadata();
  const density = (72 * wide.width) / drawnWidth;
  const png = await sharp(Buffer.from(svg), { density }).png().toBuffer();
  for (const { ending, ...sizes } of shapes) {
    for (const width of sizes.widths) {
      await encodeWidth(png, sizes, width, join(pictures, `${name}${ending}`));
    }
  }
}

type Drawing = ReturnType<typeof standIn>;

/** The comment makes the line change when the picture does. */
const lineOf = (name: string, { land, hue }: StandIn) =>
  `  '${name}': ${JSON.stringify({ wide, tall })}, // ${land}, ${hue}\n`;

const ruleOf = (name: string, { colours: { scene, accent, deep } }: Drawing) => `
[data-scene='${name}'] {
  --scene-name: ${name};
  --scene: ${scene};
  --scene-accent: ${accent};
  --scene-deep: ${deep};
}
`;

const wanted = Object.entries(standInsSchema.safeParse(json('stand-ins.json')).data ?? {})
  .filter(([name]) => !Object.hasOwn(drawn, name))
  .map(([name, facts]) => ({ name, line: lineOf(name, facts), drawing: standIn(name, facts) }));

const known = readFileSync(join(root, 'app/pictures/art/stand-ins.ts'), 'utf8');
for (const { name, line, drawing } of wanted) {
  if (!known.includes(line) || !filesOf(name).every(existsSync)) await draw(name, drawing.svg);
}
const kept = new Set([...Object.keys(drawn), ...wanted.map(({ name }) => name)]);
for (const name of Object.keys(before).filter((old) => !kept.has(old))) {
  for (const file of filesOf(name)) rmSync(file, { force: true });
}
write(
  'stand-ins.ts',
  `// Written by npm run build; do not edit.

/** Pictures that no illustrator has drawn yet. */
export const standIns = {
${wanted.map(({ line }) => line).join('')}} as const;
`,
);
write(
  'stand-ins.css',
  `/* Written by npm run build; do not edit. */
${wanted.map(({ name, drawing }) => ruleOf(name, drawing)).join('')}`,
);
