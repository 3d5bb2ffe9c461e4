import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { format } from 'oxfmt';
import sharp, { type Metadata } from 'sharp';
import { z } from 'zod';
import type { OwnPhotoRecord } from '../../../app/content/own-photos.server.ts';
import { makeWidths, mostPixels } from '../../photos/make.ts';
import { stemOf } from '../../photos/stem.ts';
import { saveFiles } from '../history/history.ts';
import { leastHeight, leastWidth, mostBytes, mostMegabytes } from './photo-limits.ts';
import { Refusal } from '../refusal.ts';

/** The names of an ISO media file's kinds, behind its first eight bytes. */
function brandsOf(photo: Buffer): string[] {
  if (photo.toString('latin1', 4, 8) !== 'ftyp') return [];
  const names = photo.toString('latin1', 8, Math.min(photo.readUInt32BE(0), 64));
  return names.match(/.{4}/gs) ?? [];
}

/** AVIF is in the same container as HEIC, which sharp cannot decode. */
const isHeic = (photo: Buffer) => {
  const brands = brandsOf(photo);
  return (
    !brands.includes('avif') && brands.some((name) => /^(?:he[iv][cmsx]|mif1|msf1)$/.test(name))
  );
};

const readable = new Set(['jpeg', 'png', 'webp', 'avif', 'heif', 'gif']);

async function sizeOf(photo: Buffer) {
  if (isHeic(photo)) throw new Refusal('photo.heic');
  let facts: Metadata;
  try {
    facts = await sharp(photo, { limitInputPixels: false }).metadata();
  } catch (error) {
    const isUnknown = error instanceof Error && error.message.includes('unsupported image format');
    throw new Refusal(isUnknown ? 'photo.notPicture' : 'photo.damaged');
  }
  if (!readable.has(facts.format)) throw new Refusal('photo.notPicture');
  if ((facts.pages ?? 1) > 1 || brandsOf(photo)[0] === 'avis') throw new Refusal('photo.animated');
  const { width, height } = facts.autoOrient;
  if (width * height > mostPixels)
    throw new Refusal('photo.tooManyPixels', { width, height, most: mostPixels / 1_000_000 });
  if (width < leastWidth || height < leastHeight)
    throw new Refusal('photo.tooSmall', { width, height, leastWidth, leastHeight });
  return { width, height };
}

async function filesOf(stem: string, photo: Buffer) {
  try {
    return await makeWidths(stem, photo);
  } catch {
    throw new Refusal('photo.damaged');
  }
}

/**
 * The files of a photo of our own, by their names in content/photos/. The same picture has the same id.
 * @throws {Refusal} for a picture that cannot be used.
 */
export async function makePhoto(name: string, photo: Buffer) {
  if (photo.length > mostBytes) throw new Refusal('photo.tooLarge', { most: mostMegabytes });
  const { width, height } = await sizeOf(photo);
  const hash = createHash('sha256').update(photo).digest('hex').slice(0, 8);
  const id = `${stemOf(name).replaceAll('_', '-').slice(0, 40) || 'photo'}-${hash}`;
  const { local, files } = await filesOf(id, photo);
  const record = `${id}.json`;
  const facts: OwnPhotoRecord = { width, height, widths: local.widths, colour: local.colour };
  const { code } = await format(record, JSON.stringify(facts), { printWidth: 100 });
  return { id, width, height, files: new Map<string, Buffer | string>([...files, [record, code]]) };
}

async function bodyOf(request: IncomingMessage) {
  const tooLarge = new Refusal('photo.tooLarge', { most: mostMegabytes });
  if (Number(request.headers['content-length']) > mostBytes) throw tooLarge;
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of request) {
    const data = Buffer.from(piece);
    size += data.length;
    if (size > mostBytes) throw tooLarge;
    pieces.push(data);
  }
  return Buffer.concat(pieces);
}

const questionSchema = z.object({
  name: z.string(),
  what: z.string().regex(/^[^\n]{1,300}$/),
});

/** A request's body is the picture; its address has the picture's name and the subject of the step. */
export async function receivePhoto(content: string, request: IncomingMessage) {
  const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const { name, what } = questionSchema.parse(Object.fromEntries(searchParams));
  const { files, ...made } = await makePhoto(name, await bodyOf(request));
  const changes = [...files].map(([file, data]) => [`content/photos/${file}`, data] as const);
  saveFiles(join(content, '..'), new Map(changes), what);
  return made;
}
