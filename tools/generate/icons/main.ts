import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { optimize } from 'svgo';
import site from '../../../content/site.json' with { type: 'json' };
import { locales } from '../../../app/locales.ts';
import { sign, wordmark } from './signs.ts';
import { specimen } from './specimen.ts';

const root = join(import.meta.dirname, '../../..');
const drawing = readFileSync(join(import.meta.dirname, 'icon.svg'), 'utf8');
const SIZE = 64;

/** `cut` off each side, corners of `radius`; both in units of the drawing. */
function tile({ cut = 0, radius = 0 }): string {
  const size = SIZE - 2 * cut;
  return drawing
    .replace(/viewBox="[^"]*"/, `viewBox="${cut} ${cut} ${size} ${size}"`)
    .replace(
      /<rect [^>]*>/,
      `<rect x="${cut}" y="${cut}" width="${size}" height="${size}" rx="${radius}"/>`,
    );
}

/** `density` renders the SVG at the final size instead of scaling it. */
const png = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * size) / SIZE })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: size > 64, quality: 100, effort: 10 })
    .toBuffer();

/** ICO: a directory with one entry, then the PNG. */
function ico(picture: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(0, 0); // reserved
  header.writeUInt16LE(1, 2); // 1: icon (2 would be a cursor)
  header.writeUInt16LE(1, 4); // number of pictures
  header.writeUInt8(size, 6); // width
  header.writeUInt8(size, 7); // height
  header.writeUInt8(0, 8); // colours of the palette; none
  header.writeUInt8(0, 9); // reserved
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(picture.length, 14); // bytes of the picture
  header.writeUInt32LE(header.length, 18); // where it begins
  return Buffer.concat([header, picture]);
}

function save(path: string, content: Buffer | string): void {
  writeFileSync(join(root, path), content);
  console.log(`${(content.length / 1024).toFixed(1).padStart(5)} KB  ${path}`);
}

const tab = tile({ cut: 5, radius: 12 });
save('public/favicon.svg', optimize(tab, { multipass: true }).data);
save('public/favicon.ico', ico(await png(tab, 32), 32));

// iOS and Android crop a full square to their own shape; 192 is also shown uncropped.
save('public/apple-touch-icon.png', await png(tile({}), 180));
save('public/icon-192.png', await png(tile({ radius: 14 }), 192));
save('public/icon-512.png', await png(tile({}), 512));

save('app/pictures/art/sign.svg', await sign(site.abbreviation));
for (const locale of locales) {
  save(`app/pictures/art/wordmark-${locale}.svg`, await wordmark(site.name[locale], locale));
}

const drawn = { abbreviation: site.abbreviation, names: site.name };
save('app/pictures/art/drawn-names.json', `${JSON.stringify(drawn, undefined, 2)}\n`);

save('app/pictures/art/typefaces.svg', await specimen());
