import { lessData } from '../ui/connection.ts';
import { askForPhoto } from './photos.client.ts';

const canHover = '(hover: hover) and (prefers-reduced-motion: no-preference)';

/** The sprites that were asked for: a browser may drop an image that nothing refers to, and fetch it again. */
const sheets = new WeakMap<Element, HTMLImageElement>();

function askForSprite(animation: HTMLElement) {
  if (sheets.has(animation) || !matchMedia(canHover).matches || lessData()) return;
  const sheet = new Image();
  sheets.set(animation, sheet);
  sheet.src = `/art/${animation.dataset['hoverAnimation']}-hover.avif`;
  sheet.decode().then(
    () => animation.parentElement?.removeAttribute('hidden'),
    () => {},
  );
}

function bringPictures({ target }: Event) {
  const card = target instanceof Element && target.closest('[data-hover-pictures]');
  if (!card) return;
  for (const each of card.querySelectorAll<HTMLElement>('[data-hover-animation]'))
    askForSprite(each);
  for (const each of card.querySelectorAll<HTMLElement>('[data-photo]')) askForPhoto(each);
}

/** Brings the photo and the sprite of a card that a mouse or the focus is on; what is touched is followed. */
export function startHoverPictures() {
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'mouse') bringPictures(event);
  });
  document.addEventListener('focusin', bringPictures);
}
