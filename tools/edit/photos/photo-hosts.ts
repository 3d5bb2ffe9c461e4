import { createHash } from 'node:crypto';
import { z } from 'zod';
import { commonsLicences } from '../../../app/content/photo-licences.ts';
import { Refusal } from '../refusal.ts';
import type { WordKey } from '../words.ts';

/* A photo of Unsplash or Wikimedia Commons by the address of its page or of its file. */

export type Ask = (address: string, init: RequestInit) => Promise<Response>;

export type FoundPhoto = {
  photo: { host: 'unsplash' | 'wikimedia'; [field: string]: string };
  /** HTML that names the author. */
  artist?: string;
  /** What is left to do by hand. */
  note?: WordKey;
};

/** Milliseconds. */
const timeout = 10_000;

// Wikimedia refuses requests that do not say who asks.
const headers = { 'User-Agent': 'photo-field/1.0 (npm run edit)' };

const answerOf = (ask: Ask, address: string) =>
  ask(address, { headers, redirect: 'manual', signal: AbortSignal.timeout(timeout) }).catch(
    () => undefined,
  );

const unsplashId = (address: URL) => /^\/(photo-[\w-]+)$/.exec(address.pathname)?.[1];

const unsplash = (id: string, more = {}): FoundPhoto => ({
  photo: { host: 'unsplash', id, licence: 'Unsplash License', ...more },
  note: 'photo.authorByHand',
});

/** The page's address has a short id; the download of the photo leads to its file. */
async function unsplashPage({ pathname }: URL, ask: Ask): Promise<FoundPhoto> {
  const name = pathname.split('/').findLast((part) => part !== '') ?? '';
  const [short] = /[\w-]{11}$/.exec(name) ?? [];
  if (short === undefined) throw new Refusal('photo.unknownAddress');
  const answer = await answerOf(ask, `https://unsplash.com/photos/${short}/download`);
  if (!answer) throw new Refusal('photo.unsplashOffline');
  const file = URL.parse(answer.headers.get('location') ?? '');
  if (file?.hostname === 'plus.unsplash.com') throw new Refusal('photo.unsplashPlus');
  const id = file?.hostname === 'images.unsplash.com' ? unsplashId(file) : undefined;
  if (id === undefined) throw new Refusal('photo.notThere', { host: 'Unsplash' });
  return unsplash(id, { page: `https://unsplash.com/photos/${short}` });
}

function decoded(part: string) {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new Refusal('photo.unknownAddress');
  }
}

/** Names of files begin with a capital letter and have `_` for spaces. */
function commonsName(name: string) {
  const spaced = decoded(name)
    .replaceAll(' ', '_')
    .replace(/^_+|_+$/g, '');
  const [first = '', ...rest] = spaced;
  return first.toUpperCase() + rest.join('');
}

/** Commons keeps a file in folders that begin the MD5 of its name. */
export function commonsPath(name: string) {
  const hash = createHash('md5').update(name).digest('hex');
  const encoded = encodeURIComponent(name).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${hash.slice(0, 1)}/${hash.slice(0, 2)}/${encoded}`;
}

const valueSchema = z.object({ value: z.coerce.string() }).optional();
const commonsSchema = z.object({
  query: z.object({
    pages: z.array(
      z.object({
        missing: z.boolean().optional(),
        imageinfo: z
          .array(
            z.object({
              mime: z.string(),
              extmetadata: z.object({ Artist: valueSchema, LicenseShortName: valueSchema }),
            }),
          )
          .optional(),
      }),
    ),
  }),
});

const apiOf = (name: string) =>
  `https://commons.wikimedia.org/w/api.php?${new URLSearchParams({
    action: 'query',
    titles: `File:${name}`,
    prop: 'imageinfo',
    iiprop: 'mime|extmetadata',
    iiextmetadatafilter: 'Artist|LicenseShortName',
    format: 'json',
    formatversion: '2',
  })}`;

const licenceOf = (name: string) => {
  const full = name === 'CC0' ? 'CC0 1.0' : name;
  const known = commonsLicences.find((licence) => licence.toLowerCase() === full.toLowerCase());
  if (known === undefined) throw new Refusal('photo.otherLicence', { licence: name });
  return known;
};

async function commonsFile(name: string, ask: Ask): Promise<FoundPhoto> {
  const photo = { host: 'wikimedia' as const, path: commonsPath(name) };
  const answer = await answerOf(ask, apiOf(name));
  const { data } = commonsSchema.safeParse(await answer?.json().catch(() => undefined));
  const [page] = data?.query.pages ?? [];
  if (!page) return { photo, note: 'photo.byHand' };
  const [file] = page.imageinfo ?? [];
  if (page.missing || !file) throw new Refusal('photo.notThere', { host: 'Wikimedia Commons' });
  if (!/^image\/(?:jpeg|png|webp)$/.test(file.mime)) throw new Refusal('photo.notPhoto');
  const { Artist: artist, LicenseShortName: licence } = file.extmetadata;
  return {
    photo: { ...photo, licence: licenceOf(licence?.value ?? '') },
    ...(artist ? { artist: artist.value } : { note: 'photo.authorByHand' }),
  };
}

/** @throws {Refusal} for an address that leads to no photo. */
export async function photoAt(input: string, ask: Ask): Promise<FoundPhoto> {
  const address = URL.parse(input.trim());
  if (address === null) throw new Refusal('photo.unknownAddress');
  const { hostname, pathname } = address;
  if (hostname === 'images.unsplash.com') {
    const id = unsplashId(address);
    if (id !== undefined) return unsplash(id);
  }
  if (hostname === 'plus.unsplash.com') throw new Refusal('photo.unsplashPlus');
  if (/^(?:www\.)?unsplash\.com$/.test(hostname)) return unsplashPage(address, ask);
  const [, page] = /^commons(?:\.m)?\.wikimedia\.org$/.test(hostname)
    ? (/^\/wiki\/File:(.+)$/i.exec(pathname) ?? [])
    : [];
  const [, file] =
    hostname === 'upload.wikimedia.org'
      ? (/^\/wikipedia\/commons\/(?:thumb\/)?[0-9a-f]\/[0-9a-f]{2}\/([^/]+)/.exec(pathname) ?? [])
      : [];
  const name = page ?? file;
  if (name === undefined) throw new Refusal('photo.unknownAddress');
  return commonsFile(commonsName(name), ask);
}
