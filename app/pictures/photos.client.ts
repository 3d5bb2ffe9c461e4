import { lessData } from '../ui/browser/connection.ts';
import { whenShown } from '../ui/browser/when-shown.ts';
import { wantsPhotos } from './photo-choice.ts';

/** Layers whose photo was requested; failed ones are not requested again. */
const requested = new WeakSet<Element>();

/** In pixels of the page, less than any `sizes`: hosts answer with a smaller image in place of a removed photo. */
const minWidth = 200;

function imageOf({ src = '', srcset = '', sizes = '', position = '' }: DOMStringMap) {
  const image = new Image();
  image.loading = 'lazy';
  image.decoding = 'async';
  image.referrerPolicy = 'no-referrer';
  image.alt = '';
  image.sizes = sizes;
  image.style.objectPosition = position;
  image.srcset = srcset;
  image.src = src;
  return image;
}

function inFormats(image: HTMLImageElement, { avif, sizes = '' }: DOMStringMap) {
  if (avif === undefined) return image;
  const picture = document.createElement('picture');
  const source = document.createElement('source');
  source.type = 'image/avif';
  source.sizes = sizes;
  source.srcset = avif;
  picture.append(source, image);
  return picture;
}

/** Photos of other hosts are not loaded where the visitor or the browser saves data. */
export const isUnwanted = ({ dataset: { src = '' } }: HTMLElement) =>
  !src.startsWith('/') && (!wantsPhotos() || lessData());

/** Shows the photo of a layer and its credit once it has loaded. */
export function loadPhoto(layer: HTMLElement, fail = () => layer.replaceChildren()) {
  if (requested.has(layer) || isUnwanted(layer)) return;
  requested.add(layer);
  const image = imageOf(layer.dataset);
  image.addEventListener('error', fail);
  image.addEventListener('load', () => {
    if (image.naturalWidth < minWidth) return fail();
    image.alt = layer.dataset['alt'] ?? '';
    image.dataset['state'] = 'shown';
    layer.closest('figure')?.toggleAttribute('data-shown', true);
    const card = layer.closest('[data-hover-pictures]');
    card?.querySelector('[data-photo-credit]')?.removeAttribute('hidden');
    return undefined;
  });
  layer.append(inFormats(image, layer.dataset));
}

export function startPhotos() {
  whenShown(() => {
    for (const layer of document.querySelectorAll<HTMLElement>('[data-photo="at once"]'))
      loadPhoto(layer);
  });
}
