import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { format } from 'oxfmt';
import sharp, { type Metadata } from 'sharp';
import type { OwnPhotoRecord } from '../../app/content/own-photos.server.ts';
import { makeWidths, mostPixels } from '../photos/make.ts';
import { stemOf } from '../photos/stem.ts';
import { leastHeight, leastWidth, mostBytes, mostMegabytes } from './photo-limits.ts';
import { Refusal } from './refusal.ts';

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

const hasNoRoom = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOSPC';

/** All files or none. */
function writeAll(folder: string, files: ReadonlyMap<string, Buffer | string>) {
  mkdirSync(folder, { recursive: true });
  try {
    for (const [file, data] of files) writeFileSync(join(folder, file), data);
  } catch (error) {
    for (const file of files.keys()) rmSync(join(folder, file), { force: true });
    throw hasNoRoom(error) ? new Refusal('photo.noRoom') : error;
  }
}

/**
 * Makes the files of a photo in content/photos/. The same picture has the same id, and is made once.
 * @throws {Refusal} for a picture that cannot be used.
 */
export async function addPhoto(content: string, name: string, photo: Buffer) {
  if (photo.length > mostBytes) throw new Refusal('photo.tooLarge', { most: mostMegabytes });
  const { width, height } = await sizeOf(photo);
  const hash = createHash('sha256').update(photo).digest('hex').slice(0, 8);
  const id = `${stemOf(name).replaceAll('_', '-').slice(0, 40) || 'photo'}-${hash}`;
  const folder = join(content, 'photos');
  const record = `${id}.json`;
  if (!existsSync(join(folder, record))) {
    const { local, files } = await filesOf(id, photo);
    const { widths, colour } = local;
    const facts: OwnPhotoRecord = { width, height, widths, colour };
    const { code } = await format(record, JSON.stringify(facts), { printWidth: 100 });
    // The record comes last: without it the files are not a photo yet.
    writeAll(folder, new Map<string, Buffer | string>([...files, [record, code]]));
  }
  return { id, width, height };
}

/** A request's body is the picture; its address has the picture's name. */
export async function receivePhoto(content: string, request: IncomingMessage) {
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
  const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
  return addPhoto(content, searchParams.get('name') ?? '', Buffer.concat(pieces));
}
