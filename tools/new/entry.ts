import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { stringify } from 'yaml';
import { z } from 'zod';
import { scenes } from '../../app/art/manifest.ts';
import { type Land, lands, standInsSchema } from '../../app/content/stand-ins.ts';
import { locales } from '../../app/locales.ts';
import { Refusal } from '../edit/refusal.ts';
import { siteListsSchema } from '../edit/site-lists.ts';
import { filledWords } from './fill.ts';
import { kinds } from './kinds.ts';

/** Its message is printed without a stack. */
export class WrongUse extends Error {}

const legsSchema = z.object({
  legs: z.array(
    z.object({ from: z.string(), to: z.string(), ways: z.array(z.object({ by: z.string() })) }),
  ),
});

export type Wish = {
  kind: string;
  id: string;
  land?: string | undefined;
  hue?: string | undefined;
};

const seedOf = (name: string) =>
  Array.from(name).reduce(
    (seed, letter) => (seed * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003,
    7,
  );

const isLand = (value: string): value is Land => lands.some((land) => land === value);

function pictureOf({ id, land, hue }: Wish) {
  const seed = seedOf(id);
  const kind = land ?? lands[seed % lands.length] ?? 'hills';
  if (!isLand(kind)) throw new WrongUse(`--land is one of: ${lands.join(', ')}; not "${kind}".`);
  const degrees = hue === undefined ? (seed * 47) % 360 : Number(hue);
  if (!Number.isInteger(degrees) || degrees < 0 || degrees > 359) {
    throw new WrongUse(`--hue is a whole number from 0 to 359; not "${hue}".`);
  }
  return { land: kind, hue: degrees };
}

function kindOf({ kind, id }: Wish, root: string) {
  const found = kinds[kind];
  const all = Object.keys(kinds);
  if (!found) throw new WrongUse(`"${kind}" is nothing I can begin. I know: ${all.join(', ')}.`);
  if (id === '') throw new WrongUse(`Say its id too, for example: npm run new ${kind} lake-van`);
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(id)) throw new Refusal('new.badAddress', { id });
  if (existsSync(join(root, 'content', found.folder, id))) throw new Refusal('new.exists', { id });
  if (found.drawn && Object.hasOwn(scenes, id)) throw new Refusal('new.pictureExists', { id });
  return found;
}

const jsonOf = async (value: unknown) => {
  const options = { printWidth: 100, singleQuote: true };
  return (await format('entry.json', JSON.stringify(value, undefined, 2), options)).code;
};

const markdownOf = (words: object, body = 'the text itself, two or more paragraphs') =>
  `---\n${stringify(words, { lineWidth: 0 })}---\n\nWRITE: ${body}.\n`;

/** @throws {Refusal | WrongUse} before anything is written. */
export async function beginEntry(wish: Wish, root: string, today: string) {
  const kind = kindOf(wish, root);
  const { id } = wish;
  const picture = pictureOf(wish);
  const folder = `content/${kind.folder}/${id}`;
  const siteFile = join(root, 'content/site.json');
  const whole = z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(siteFile, 'utf8')));
  const site = siteListsSchema.parse(whole);
  if (site[kind.folder].includes(id)) {
    throw new Refusal('new.listed', { id });
  }

  const json = (file: string): unknown =>
    JSON.parse(readFileSync(join(root, 'content', file), 'utf8'));
  const { legs } = legsSchema.parse(json('legs.json'));
  const standIns = standInsSchema.parse(json('stand-ins.json'));
  const filled = kind.words && filledWords(kind.words);
  const words = filled && (kind.more?.(filled) ?? filled);
  const files = new Map([
    [`${folder}/facts.json`, await jsonOf(kind.facts(id, today, { ...site, legs }))],
    ...(words
      ? locales.map((locale) => [`${folder}/${locale}.md`, markdownOf(words, kind.body)] as const)
      : []),
    ...(kind.drawn
      ? [['content/stand-ins.json', await jsonOf({ ...standIns, [id]: picture })] as const]
      : []),
    [
      'content/site.json',
      await jsonOf({ ...whole, [kind.folder]: [...site[kind.folder], id] }),
    ] as const,
  ]);
  mkdirSync(join(root, folder), { recursive: true });
  for (const [file, text] of files) writeFileSync(join(root, file), text);
  return { folder, hasPicture: kind.drawn, files: [...files.keys()] };
}
