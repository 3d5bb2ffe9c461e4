import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { ownPhotoSchema } from '../../app/content/own-photos.server.ts';
import { type Ask, commonsPath, photoAt } from '../../tools/edit/photos/photo-hosts.ts';
import { makePhoto } from '../../tools/edit/photos/photos.ts';
import { content } from '../support/texts.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } });

/** Its upper half is red as a viewer shows it, with the place and the camera in its metadata. */
const fromPhone = () =>
  picture(1000, 1400)
    .composite([
      {
        input: { create: { width: 500, height: 1400, channels: 3, background: '#ff0000' } },
        left: 0,
        top: 0,
      },
    ])
    .withExif({
      IFD0: { Make: 'A phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 1/1 0/1', GPSLongitudeRef: 'E' },
    })
    // The camera was turned: the left side is the upper one.
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

const endingIn = (files: ReadonlyMap<string, Buffer | string>, ending: string) =>
  [...files].find(([file]) => file.endsWith(ending))?.[1] ?? '';

describe('a picture of a phone', () => {
  test('is turned upright, in widths up to its own, as AVIF and WebP', async () => {
    const { id, width, height, files } = await makePhoto(
      'Boğaz’da ılık akşam.JPG',
      await fromPhone(),
    );
    expect({ width, height }).toEqual({ width: 1400, height: 1000 });
    expect(id).toMatch(/^bogaz-da-ilik-aksam-[0-9a-f]{8}$/);
    expect([...files.keys()]).toEqual([
      ...[480, 800, 1280].flatMap((one) => [`${id}-${one}.avif`, `${id}-${one}.webp`]),
      `${id}.json`,
    ]);
    const { data, info } = await sharp(endingIn(files, '-1280.webp'))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 1280, height: 914 });
    const [red = 0] = data;
    expect(red).toBeGreaterThan(200);
    expect(data.at(-3)).toBeLessThan(100);
    const avif = await sharp(endingIn(files, '-1280.avif')).metadata();
    expect(avif).toMatchObject({ width: 1280, height: 914 });
  });

  test('loses camera, place and every other metadata', async () => {
    const source = await fromPhone();
    expect((await sharp(source).metadata()).exif?.toString('latin1')).toContain('A phone');
    const { files } = await makePhoto('a.jpg', source);
    for (const [file, data] of files) {
      if (file.endsWith('.json')) continue;
      const facts = await sharp(data).metadata();
      for (const kind of ['exif', 'icc', 'iptc', 'xmp', 'orientation'] as const)
        expect(facts[kind], `${file} ${kind}`).toBeUndefined();
    }
  });

  test('is recorded with its size and its colour, and has the same name each time', async () => {
    const source = await picture(900, 600).png().toBuffer();
    const { id, files } = await makePhoto('a.png', source);
    const record = JSON.parse(String(endingIn(files, '.json')));
    expect(ownPhotoSchema.parse(record)).toEqual({
      width: 900,
      height: 600,
      widths: [480, 800],
      colour: '#336699',
    });
    expect((await makePhoto('a.png', source)).id).toBe(id);
  });
});

test('a name that says nothing in Latin letters becomes a plain one', async () => {
  const { id } = await makePhoto('../../صورة.webp', await picture(800, 500).webp().toBuffer());
  expect(id).toMatch(/^photo-[0-9a-f]{8}$/);
});

const box = (brand: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 20]), Buffer.from(`ftyp${brand}`), Buffer.alloc(2000)]);

async function animation() {
  const frames = await Promise.all(
    ['#000', '#fff'].map((background) =>
      sharp({ create: { width: 900, height: 600, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}

async function half() {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const whole = await sharp({
    create: { width: 900, height: 600, channels: 3, background: '#000', noise },
  })
    .jpeg()
    .toBuffer();
  return whole.subarray(0, whole.length / 2);
}

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>';

const unusable: Record<string, [string, () => Buffer | Promise<Buffer>]> = {
  'a text that is called a picture': ['notPicture', () => Buffer.from('A text. '.repeat(90))],
  'an empty file': ['damaged', () => Buffer.alloc(0)],
  'a film': ['notPicture', () => box('isom')],
  'a drawing': ['notPicture', () => Buffer.from(drawing)],
  'a scan': ['notPicture', () => picture(900, 600).tiff().toBuffer()],
  'a HEIC': ['heic', () => box('heic')],
  'a HEIF': ['heic', () => box('mif1')],
  'too narrow': ['tooSmall', () => picture(799, 600).jpeg().toBuffer()],
  'too low': ['tooSmall', () => picture(900, 499).jpeg().toBuffer()],
  'too many pixels': ['tooManyPixels', () => picture(12_001, 10_000).jpeg().toBuffer()],
  'too many bytes': ['tooLarge', () => Buffer.alloc(40_000_001)],
  'half a JPEG': ['damaged', half],
  'the beginning of a JPEG': ['damaged', async () => (await half()).subarray(0, 100)],
  'an animation': ['animated', animation],
};

test.each(Object.entries(unusable))('%s is refused', async (_, [why, make]) => {
  const photo = await make();
  await expect(makePhoto('a.jpg', photo)).rejects.toMatchObject({ key: `photo.${why}` });
});

test('an AVIF is no HEIC', async () => {
  const photo = await picture(800, 500).avif({ effort: 0 }).toBuffer();
  expect((await makePhoto('a.avif', photo)).width).toBe(800);
});

const commonsAnswer = (file: object) => Response.json({ query: { pages: [file] } });
const onCommons = (licence: string, mime = 'image/jpeg') =>
  commonsAnswer({
    imageinfo: [
      {
        mime,
        extmetadata: {
          Artist: { value: '<a href="//x">Moonik</a>' },
          LicenseShortName: { value: licence },
        },
      },
    ],
  });

const offline: Ask = () => Promise.reject(new TypeError('fetch failed'));
const answering = (response: Response) => {
  const asked: string[] = [];
  const ask: Ask = async (address) => {
    asked.push(address);
    return response;
  };
  return { ask, asked };
};

const path = '6/6c/Ferry_%28Istanbul%29%2C_2.jpg';

describe('a photo of Wikimedia Commons', () => {
  test.each([
    'https://commons.wikimedia.org/wiki/File:Ferry_(Istanbul),_2.jpg',
    'https://commons.m.wikimedia.org/wiki/File:Ferry_%28Istanbul%29,_2.jpg?uselang=tr#mw',
    ' https://upload.wikimedia.org/wikipedia/commons/6/6c/Ferry_%28Istanbul%29%2C_2.jpg ',
    'https://upload.wikimedia.org/wikipedia/commons/thumb/6/6c/Ferry_%28Istanbul%29%2C_2.jpg/960px-Ferry.jpg',
  ])('is found by %s', async (address) => {
    const { ask, asked } = answering(onCommons('CC BY-SA 3.0'));
    expect(await photoAt(address, ask)).toEqual({
      photo: { host: 'wikimedia', path, licence: 'CC BY-SA 3.0' },
      artist: '<a href="//x">Moonik</a>',
    });
    expect(new URL(asked[0] ?? '').searchParams.get('titles')).toBe('File:Ferry_(Istanbul),_2.jpg');
  });

  test('has the path that the content has for each one in use', () => {
    const used = [...content.destinations, ...content.articles]
      .flatMap(({ facts }) => facts.photos)
      .flatMap((photo) => (photo.host === 'wikimedia' ? decodeURIComponent(photo.path) : []));
    expect(used.length).toBeGreaterThan(5);
    for (const one of used) {
      expect(decodeURIComponent(commonsPath(one.split('/')[2] ?? ''))).toBe(one);
    }
  });

  const address = 'https://commons.wikimedia.org/wiki/File:A.jpg';

  test('is found without a network, with author and licence to be typed', async () => {
    expect(await photoAt(address, offline)).toEqual({
      photo: { host: 'wikimedia', path: commonsPath('A.jpg') },
      note: 'photo.byHand',
    });
  });

  test.each([
    ['is not there', commonsAnswer({ missing: true }), 'photo.notThere'],
    ['is not a photo', onCommons('CC0', 'application/pdf'), 'photo.notPhoto'],
    ['has a licence for other uses', onCommons('GFDL'), 'photo.otherLicence'],
  ])('is refused if it %s', async (_, answer, key) => {
    await expect(photoAt(address, answering(answer).ask)).rejects.toMatchObject({ key });
  });
});

const leadingTo = (location: string) =>
  answering(new Response(undefined, { status: 302, headers: { location } }));

describe('a photo of Unsplash', () => {
  test.each([
    'https://unsplash.com/photos/a-ferry-at-dusk-aB3_-efGh1j',
    'https://unsplash.com/tr/foto%C4%9Fraflar/aksam-vapuru-aB3_-efGh1j?utm_source=x',
  ])('is found by its page %s', async (address) => {
    const { ask, asked } = leadingTo('https://images.unsplash.com/photo-123-abc?ixlib=rb-4');
    expect(await photoAt(address, ask)).toMatchObject({
      photo: {
        host: 'unsplash',
        id: 'photo-123-abc',
        licence: 'Unsplash License',
        page: 'https://unsplash.com/photos/aB3_-efGh1j',
      },
    });
    expect(asked).toEqual(['https://unsplash.com/photos/aB3_-efGh1j/download']);
  });

  test('is found by its file without a network', async () => {
    const found = await photoAt('https://images.unsplash.com/photo-123-abc?w=900', offline);
    expect(found.photo).toEqual({
      host: 'unsplash',
      id: 'photo-123-abc',
      licence: 'Unsplash License',
    });
  });

  const page = 'https://unsplash.com/photos/aB3_-efGh1j';
  test.each([
    ['there is no network', offline, 'photo.unsplashOffline'],
    ['it is gone', leadingTo('/404').ask, 'photo.notThere'],
    [
      'it is to be paid',
      leadingTo('https://plus.unsplash.com/premium_photo-1').ask,
      'photo.unsplashPlus',
    ],
  ])('is refused if %s', async (_, ask, key) => {
    await expect(photoAt(page, ask)).rejects.toMatchObject({ key });
  });
});

test.each([
  '',
  'bursa.jpg',
  'C:\\Users\\me\\bursa.jpg',
  'https://example.com/photo-1.jpg',
  'https://unsplash.com/s/photos/bursa',
  'https://commons.wikimedia.org/wiki/Bursa',
  'https://commons.wikimedia.org/wiki/File:%E0%A4%A.jpg',
])('%j is the address of no photo', async (address) => {
  await expect(photoAt(address, offline)).rejects.toMatchObject({ key: 'photo.unknownAddress' });
});
