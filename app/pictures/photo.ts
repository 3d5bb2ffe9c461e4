import type { LocalPhoto } from './local-photos.ts';
import type { HostedPhoto, Photo } from './photo-facts.ts';

const licenceTexts: Record<Exclude<Photo['licence'], 'own'>, string> = {
  'Unsplash License': 'https://unsplash.com/license',
  'Public domain': 'https://creativecommons.org/publicdomain/mark/1.0/',
  'CC0 1.0': 'https://creativecommons.org/publicdomain/zero/1.0/',
  'CC BY 2.0': 'https://creativecommons.org/licenses/by/2.0/',
  'CC BY 2.5': 'https://creativecommons.org/licenses/by/2.5/',
  'CC BY 3.0': 'https://creativecommons.org/licenses/by/3.0/',
  'CC BY 4.0': 'https://creativecommons.org/licenses/by/4.0/',
  'CC BY-SA 2.0': 'https://creativecommons.org/licenses/by-sa/2.0/',
  'CC BY-SA 2.5': 'https://creativecommons.org/licenses/by-sa/2.5/',
  'CC BY-SA 3.0': 'https://creativecommons.org/licenses/by-sa/3.0/',
  'CC BY-SA 4.0': 'https://creativecommons.org/licenses/by-sa/4.0/',
};

/** Wikimedia serves certain widths only. */
const widths = { unsplash: [480, 800, 1280, 1920], wikimedia: [960, 1280, 1920] };

const hosts = { unsplash: 'Unsplash', wikimedia: 'Wikimedia Commons' };

const fileOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

function address(photo: HostedPhoto, width: number) {
  if (photo.host === 'unsplash') {
    return `https://images.unsplash.com/${photo.id}?auto=format&fit=crop&w=${width}&q=75`;
  }
  const file = fileOf(photo.path);
  return `https://upload.wikimedia.org/wikipedia/commons/thumb/${photo.path}/${width}px-${file}`;
}

type Image = {
  src: string;
  candidates: readonly { url: string; width: number }[];
  srcSet: string;
  /** AVIF and the placeholder colour exist for photos on our own host only. */
  avif?: string;
  colour?: string;
};

type PhotoSource = Image & {
  author: string;
  licence: Photo['licence'];
  /** A photo of our own is on no page of a host, and may have a licence in our words. */
  host?: string;
  page?: string;
  licenceUrl?: string | undefined;
  /** `object-position` */
  position?: string | undefined;
};

const srcSetOf = (candidates: readonly { url: string; width: number }[]) =>
  candidates.map(({ url, width }) => `${url} ${width}w`).join(', ');

/** Names of own photos contain a hash, so that browsers keep them as they keep other assets. */
export const ownPhotoPath = '/assets/photos';

function localImage(folder: string, { stem, widths: steps, colour }: LocalPhoto): Image {
  const inFormat = (format: string) =>
    steps.map((width) => ({ url: `${folder}/${stem}-${width}.${format}`, width }));
  const candidates = inFormat('webp');
  const src = candidates.findLast(({ width }) => width <= 1280)?.url ?? candidates[0]?.url ?? '';
  return {
    src,
    candidates,
    srcSet: srcSetOf(candidates),
    avif: srcSetOf(inFormat('avif')),
    colour,
  };
}

function hostedImage(photo: HostedPhoto): Image {
  if (photo.local) return localImage('/photos', photo.local);
  const candidates = widths[photo.host].map((width) => ({ url: address(photo, width), width }));
  return { src: address(photo, 1280), candidates, srcSet: srcSetOf(candidates) };
}

/** The photo's page at its host, or the photo itself if its page is not known. */
function pageOf(photo: HostedPhoto) {
  if (photo.host === 'unsplash') return photo.page ?? address(photo, 1280);
  return `https://commons.wikimedia.org/wiki/File:${fileOf(photo.path)}`;
}

export const hostedSource = (photo: HostedPhoto) => ({
  ...hostedImage(photo),
  host: hosts[photo.host],
  // The host is credited if the photographer is not known.
  author: photo.author ?? hosts[photo.host],
  licence: photo.licence,
  licenceUrl: licenceTexts[photo.licence],
  page: pageOf(photo),
});

export function photoSource(photo: Photo): PhotoSource {
  if (photo.host !== 'own') return hostedSource(photo);
  const { author, licence, focus, local } = photo;
  const licenceUrl = licence === 'own' ? undefined : licenceTexts[licence];
  return { ...localImage(ownPhotoPath, local), author, licence, licenceUrl, position: focus };
}
