import type { Photo } from '../content/schemas.ts';

const creativeCommons: Record<Photo['licence'], string> = {
  'Unsplash License': 'https://unsplash.com/license',
  'CC0 1.0': 'https://creativecommons.org/publicdomain/zero/1.0/',
  'CC BY 2.0': 'https://creativecommons.org/licenses/by/2.0/',
  'CC BY 3.0': 'https://creativecommons.org/licenses/by/3.0/',
  'CC BY-SA 3.0': 'https://creativecommons.org/licenses/by-sa/3.0/',
  'CC BY-SA 4.0': 'https://creativecommons.org/licenses/by-sa/4.0/',
};

/** Widths that are asked of a host. Wikimedia answers certain widths only; these are among them. */
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

/** Where the photo can be looked up. For want of its page this is the photo itself. */
function pageOf(photo: Photo) {
  if (photo.host === 'unsplash') return photo.page ?? address(photo, 1280);
  return `https://commons.wikimedia.org/wiki/File:${fileOf(photo.path)}`;
}

/** Addresses of an external photo and what must be said of it. */
export function photoSource(photo: Photo) {
  const candidates = widths[photo.host].map((width) => ({ url: address(photo, width), width }));
  return {
    src: address(photo, 1280),
    candidates,
    srcSet: candidates.map(({ url, width }) => `${url} ${width}w`).join(', '),
    host: hosts[photo.host],
    // Without the photographer's name, the host stands for them.
    author: photo.author ?? hosts[photo.host],
    licence: photo.licence,
    licenceUrl: creativeCommons[photo.licence],
    page: pageOf(photo),
  };
}
