import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { createServer } from 'vite';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadContent } from '../../app/content/content.server.ts';
import { hashOf, pictureCache } from '../../app/pictures/build/picture-records.ts';
import { photoSource } from '../../app/pictures/photo.ts';
import { serveOwnPhotos, writeOwnPhotos } from '../../tools/build/own-photos.ts';
import { copyOfContent, withField } from '../support/content-copy.ts';
import { ownPhoto } from '../support/own-photo.ts';
import { phonePicture } from '../support/phone-picture.ts';

const { copy, complaintsAboutEdit } = copyOfContent();
const entry = 'destinations/antalya';
const inEntry = (file: string) => join(copy, entry, file);
const facts = readFileSync(inEntry('facts.json'), 'utf8');

const { photos: others } = JSON.parse(facts);
const withPhoto = (file: string, more = {}) =>
  withField('photos', others.toSpliced(0, 1, { ...ownPhoto(file), ...more }));
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } });

let phone = Buffer.alloc(0);
beforeAll(async () => {
  phone = await phonePicture();
});
beforeEach(() => writeFileSync(inEntry('facts.json'), facts));
afterAll(() => {
  const hashes = new Set(made.map(hashOf));
  for (const file of readdirSync(pictureCache))
    if (hashes.has(file.slice(0, 16))) rmSync(join(pictureCache, file));
});

const made: Buffer[] = [];
/** With the times of their last changes. */
const cached = () =>
  readdirSync(pictureCache)
    .filter((file) => file.startsWith(hashOf(phone)))
    .map((file) => `${file} ${statSync(join(pictureCache, file)).mtimeMs}`);

describe('a picture of a phone, added by hand', () => {
  let site = '';
  let shown: ReturnType<typeof photoSource>;
  const fileOf = (address: string) => join(site, address.replace(/ \d+w$/, ''));

  beforeAll(async () => {
    made.push(phone);
    writeFileSync(inEntry('view of bay.jpg'), phone);
    writeFileSync(
      inEntry('facts.json'),
      withPhoto('view of bay.jpg', { focus: 'top left' })(facts),
    );
    const content = loadContent(copy);
    const [own] = content.destinations.find(({ id }) => id === 'antalya')?.facts.photos ?? [];
    if (!own) throw new Error('Antalya has no photo');
    shown = photoSource(own.photo);
    site = mkdtempSync(join(tmpdir(), 'site-'));
    await writeOwnPhotos(content, copy, site);
  });
  afterAll(() => {
    rmSync(site, { recursive: true });
    rmSync(inEntry('view of bay.jpg'));
  });

  test('has a colour until it has loaded, widths up to its own, and the point that stays', () => {
    expect(shown).toMatchObject({ author: 'Ayşe', position: 'top left' });
    expect(shown.colour).toMatch(/^#[0-9a-f]{6}$/);
    expect(shown.candidates.map(({ width }) => width)).toEqual([480, 800, 1280]);
    expect(shown.src).toMatch(/^\/assets\/photos\/antalya-[0-9a-f]{16}-1280\.webp$/);
  });

  test('is in the site in exactly the files that pages name', () => {
    const named = `${shown.srcSet}, ${shown.avif}`.split(', ').map(fileOf);
    const written = readdirSync(join(site, 'assets/photos'));
    expect(written.map((file) => join(site, 'assets/photos', file)).toSorted()).toEqual(
      named.toSorted(),
    );
  });

  test('is upright', async () => {
    for (const file of [shown.srcSet, shown.avif ?? ''].map(
      (set) => set.split(', ').at(-1) ?? '',
    )) {
      const { data, info } = await sharp(fileOf(file)).raw().toBuffer({ resolveWithObject: true });
      expect(info).toMatchObject({ width: 1280, height: 914 });
      expect(data.at(0)).toBeGreaterThan(200);
      expect(data.at(-3)).toBeLessThan(100);
    }
  });

  test('loses camera, place and every other metadata', async () => {
    const before = await sharp(phone).metadata();
    expect(before.exif?.toString('latin1')).toContain('A phone');
    expect(before).toMatchObject({
      orientation: 6,
      xmp: expect.anything(),
      icc: expect.anything(),
    });
    for (const file of `${shown.srcSet}, ${shown.avif}`.split(', ').map(fileOf)) {
      const after = await sharp(file).metadata();
      for (const kind of ['exif', 'icc', 'iptc', 'xmp', 'orientation'] as const)
        expect(after[kind], `${file} ${kind}`).toBeUndefined();
      expect(readFileSync(file, 'latin1')).not.toMatch(/A phone|A place|Exif/);
    }
  });

  test('is not encoded again by the next build', async () => {
    const before = cached();
    expect(before.length).toBeGreaterThan(6);
    writeFileSync(inEntry('facts.json'), withPhoto('view of bay.jpg')(facts));
    await writeOwnPhotos(loadContent(copy), copy, site);
    expect(cached()).toEqual(before);
  });

  test('is shown in development as well', async () => {
    const server = await createServer({
      configFile: false,
      logLevel: 'silent',
      root: copy,
      cacheDir: site,
      server: { port: 0, ws: false },
      plugins: [serveOwnPhotos(copy)],
    });
    try {
      await server.listen();
      const [origin = ''] = server.resolvedUrls?.local ?? [];
      const answer = await fetch(new URL(shown.src, origin));
      expect(answer.headers.get('content-type')).toBe('image/webp');
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(readFileSync(fileOf(shown.src)));
    } finally {
      await server.close();
    }
  });
});

test('a picture that no entry names is not published and hinders nothing', async () => {
  made.push(Buffer.from('x'));
  writeFileSync(inEntry('old.jpg'), 'x');
  const site = mkdtempSync(join(tmpdir(), 'site-'));
  await writeOwnPhotos(loadContent(copy), copy, site);
  expect(readdirSync(site)).toEqual([]);
  rmSync(site, { recursive: true });
  rmSync(inEntry('old.jpg'));
});

const noise = { type: 'gaussian', mean: 120, sigma: 60 } as const;
const half = async () => {
  const create = { width: 1200, height: 800, channels: 3, background: '#000', noise } as const;
  const whole = await sharp({ create }).jpeg().toBuffer();
  return whole.subarray(0, whole.length / 2);
};
const moving = async () => {
  const frames = [picture(900, 600), picture(900, 600).negate()];
  const pngs = await Promise.all(frames.map((frame) => frame.png().toBuffer()));
  return sharp(pngs, { join: { animated: true } })
    .webp()
    .toBuffer();
};
const isoFile = (brand: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 20]), Buffer.from(`ftyp${brand}`), Buffer.alloc(2000)]);
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>';

const noFormat = 'is no photograph in JPEG, PNG, WebP or AVIF';
const noHeic = 'is HEIC, which the build cannot read: export it as JPEG';
const refused = new Map<string, [data: () => Buffer | Promise<Buffer>, says: string]>([
  [
    'narrow.png',
    [
      () => picture(799, 600).png().toBuffer(),
      'has 799 × 600 pixels; at least 800 × 500 are needed',
    ],
  ],
  [
    'heavy.jpg',
    [() => Buffer.alloc(15_000_001), 'has 16 MB and at most 15 fit: export it smaller'],
  ],
  [
    'vast.png',
    [
      () => picture(12_100, 10_000).png().toBuffer(),
      'has 12100 × 10000 pixels and at most 120 million fit: export it smaller',
    ],
  ],
  ['a.heic', [() => isoFile('heic'), noHeic]],
  ['b.HEIC', [() => isoFile('mif1'), noHeic]],
  ['text.jpg', [() => Buffer.from('this is no picture at all'), noFormat]],
  ['drawing.png', [() => Buffer.from(drawing), noFormat]],
  ['moving.webp', [moving, 'moves: choose a picture that does not']],
  ['half.jpg', [half, 'is damaged or incomplete: copy it again from the phone or the camera']],
]);

/** What is reported about an entry with these photos. */
const complaintsAbout = (files: readonly string[]) =>
  complaintsAboutEdit(`${entry}/facts.json`, withField('photos', files.map(ownPhoto)));

describe('a picture is refused with its field and the limit:', () => {
  const complaints: string[] = [];
  beforeAll(async () => {
    const files = [...refused.keys()];
    for (const [file, [make]] of refused) {
      const data = await make();
      made.push(data);
      writeFileSync(inEntry(file), data);
    }
    // An entry has at most four.
    for (let at = 0; at < files.length; at += 4)
      complaints.push(...complaintsAbout(files.slice(at, at + 4)));
    for (const file of files) rmSync(inEntry(file));
  });
  test.each([...refused].map(([file, [, says]], at) => [file, at % 4, says]))(
    '%s',
    (file, at, says) => {
      const field = `content/${entry}/facts.json: photos.${at}.file`;
      expect(complaints).toContain(`  - ${field}: "${file}" ${says}`);
    },
  );
});

test('a picture of 800 × 500 pixels is accepted, also of a camera that was turned', async () => {
  const turned = picture(500, 800).withMetadata({ orientation: 8 });
  const accepted = { 'a.webp': picture(800, 500).webp(), 'b.jpg': turned.jpeg() };
  for (const [file, data] of Object.entries(accepted)) {
    made.push(await data.toBuffer());
    writeFileSync(inEntry(file), made.at(-1) ?? '');
  }
  expect(complaintsAbout(Object.keys(accepted))).toEqual([]);
});

test('a picture in another folder is refused', () => {
  expect(complaintsAbout(['../a.webp']).join()).toContain('photos.0.file: ');
});
