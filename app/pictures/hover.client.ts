import { lessData } from '../ui/browser/connection.ts';
import { loadPhoto } from './photos.client.ts';

const canHover = '(hover: hover) and (prefers-reduced-motion: no-preference)';

/** Requested sprites; a browser may evict an unreferenced image and fetch it again. */
const sheets = new WeakMap<Element, HTMLImageElement>();

function loadSprite(animation: HTMLElement) {
  if (sheets.has(animation) || !matchMedia(canHover).matches || lessData()) return;
  const sheet = new Image();
  sheets.set(animation, sheet);
  sheet.src = `/art/${animation.dataset['hoverAnimation']}-hover.avif`;
  sheet.decode().then(
    () => animation.parentElement?.removeAttribute('hidden'),
    () => {},
  );
}

function loadPictures({ target }: Event) {
  const card = target instanceof Element && target.closest('[data-hover-pictures]');
  if (!card) return;
  for (const each of card.querySelectorAll<HTMLElement>('[data-hover-animation]')) loadSprite(each);
  for (const each of card.querySelectorAll<HTMLElement>('[data-photo]')) loadPhoto(each);
}

/** Loads photo and sprite of a card on mouse hover or focus; a touch follows the link at once. */
export function startHoverPictures() {
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'mouse') loadPictures(event);
  });
  document.addEventListener('focusin', loadPictures);
}
