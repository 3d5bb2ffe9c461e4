import type { Photo } from '../content/photo-schema.ts';

const creativeCommons: Record<Photo['licence'], string> = {
  'Unsplash License': 'https://unsplash.com/license',
  'CC0 1.0': 'https://creativecommons.org/publicdomain/zero/1.0/',
  'CC BY 2.0': 'https://creativecommons.org/licenses/by/2.0/',
  'CC BY 3.0': 'https://creativecommons.org/licenses/by/3.0/',
  'CC BY-SA 3.0': 'https://creativecommons.org/licenses/by-sa/3.0/',
  'CC BY-SA 4.0': 'https://creativecommons.org/licenses/by-sa/4.0/',
};

/** Wikimedia serves certain widths only. */
const widths = { unsplash: [480, 800, 1280, 1920], wikimedia: [960, 1280, 1920] };

const hosts = { unsplash: 'Unsplash', wikimedia: 'Wikimedia Commons' };

const fileOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

function address(photo: Photo, width: number) {
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
  host: string;
  author: string;
  licence: Photo['licence'];
  licenceUrl: string;
  page: string;
};

const srcSetOf = (candidates: readonly { url: string; width: number }[]) =>
  candidates.map(({ url, width }) => `${url} ${width}w`).join(', ');

function imageOf(photo: Photo): Image {
  if (photo.local === undefined) {
    const candidates = widths[photo.host].map((width) => ({ url: address(photo, width), width }));
    return { src: address(photo, 1280), candidates, srcSet: srcSetOf(candidates) };
  }
  const { stem, widths: steps, colour } = photo.local;
  const inFormat = (format: string) =>
    steps.map((width) => ({ url: `/photos/${stem}-${width}.${format}`, width }));
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

/** The photo's page at its host, or the photo itself if its page is not known. */
function pageOf(photo: Photo) {
  if (photo.host === 'unsplash') return photo.page ?? address(photo, 1280);
  return `https://commons.wikimedia.org/wiki/File:${fileOf(photo.path)}`;
}

export function photoSource(photo: Photo): PhotoSource {
  return {
    ...imageOf(photo),
    host: hosts[photo.host],
    // The host is credited if the photographer is not known.
    author: photo.author ?? hosts[photo.host],
    licence: photo.licence,
    licenceUrl: creativeCommons[photo.licence],
    page: pageOf(photo),
  };
}
