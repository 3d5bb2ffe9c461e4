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

function address(photo: Photo, width: number) {
  if (photo.host === 'unsplash') {
    return `https://images.unsplash.com/${photo.id}?auto=format&fit=crop&w=${width}&q=75`;
  }
  const file = photo.path.slice(photo.path.lastIndexOf('/') + 1);
  return `https://upload.wikimedia.org/wikipedia/commons/thumb/${photo.path}/${width}px-${file}`;
}

/** Addresses of an external photo and what must be said of it. */
export function photoSource(photo: Photo) {
  const wikimedia = photo.host === 'wikimedia';
  const file = wikimedia ? photo.path.slice(photo.path.lastIndexOf('/') + 1) : '';
  return {
    src: address(photo, 1280),
    srcSet: widths[photo.host].map((width) => `${address(photo, width)} ${width}w`).join(', '),
    author: wikimedia ? photo.author : 'Unsplash',
    licence: photo.licence,
    licenceUrl: creativeCommons[photo.licence],
    page: wikimedia
      ? `https://commons.wikimedia.org/wiki/File:${file}`
      : // The id in an image's address is not the id of its page.
        'https://unsplash.com',
  };
}
