import { whenShown } from '../ui/when-shown.ts';
import { wantsPhotos } from './photo-choice.ts';

/** Layers whose photo was asked for; one that failed is not asked for again. */
const asked = new WeakSet<Element>();

/** Hosts answer with an image smaller than this in place of a photo that is gone. */
const smallest = 200;

function imageOf({ src = '', srcset = '', sizes = '' }: DOMStringMap) {
  const image = new Image();
  image.loading = 'lazy';
  image.decoding = 'async';
  image.referrerPolicy = 'no-referrer';
  image.alt = '';
  image.sizes = sizes;
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

/** Asks for the photo of a layer. It is seen, and its credit with it, when it has arrived whole. */
export function askForPhoto(layer: HTMLElement) {
  if (asked.has(layer) || !wantsPhotos()) return;
  asked.add(layer);
  const image = imageOf(layer.dataset);
  const fail = () => layer.replaceChildren();
  image.addEventListener('error', fail);
  image.addEventListener('load', () => {
    if (image.naturalWidth < smallest) return fail();
    image.alt = layer.dataset['alt'] ?? '';
    image.dataset['state'] = 'shown';
    const card = layer.closest('[data-hover-pictures]');
    card?.querySelector('[data-photo-credit]')?.removeAttribute('hidden');
    return undefined;
  });
  layer.append(inFormats(image, layer.dataset));
}

/** Shows the photos that wait for nothing but their place on the screen. */
export function startPhotos() {
  whenShown(() => {
    for (const layer of document.querySelectorAll<HTMLElement>('[data-photo="at once"]'))
      askForPhoto(layer);
  });
}
