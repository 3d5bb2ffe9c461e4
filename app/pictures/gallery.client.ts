import { isUnwanted, loadPhoto } from './photos.client.ts';

const itemsIn = (list: Element) => [...list.querySelectorAll<HTMLElement>('[data-photo-number]')];
const layerOf = (item: Element) => item.querySelector<HTMLElement>('[data-photo]');
const numberOf = (item: Element) => item.getAttribute('data-photo-number');

const show = (item: Element | undefined, behavior: ScrollBehavior = 'auto') =>
  item?.scrollIntoView({ behavior, block: 'nearest', inline: 'center' });

function count(gallery: HTMLElement) {
  const counts = [...gallery.querySelectorAll('[data-photo-count]')];
  for (const [at, one] of counts.entries()) one.textContent = `${at + 1} / ${counts.length}`;
  gallery.hidden = counts.length === 0;
}

/** What does not come leaves neither a hole nor a caption. */
function loadIn(list: Element, gallery: HTMLElement) {
  for (const item of itemsIn(list)) {
    const drop = () => {
      for (const one of itemsIn(gallery)) if (numberOf(one) === numberOf(item)) one.remove();
      count(gallery);
    };
    const layer = layerOf(item);
    if (layer) loadPhoto(layer, drop);
  }
}

function startViewer(gallery: HTMLElement, strip: Element, dialog: HTMLElement, reel: Element) {
  const step = (by: number) => {
    const at = Math.round(Math.abs(reel.scrollLeft) / reel.clientWidth);
    show(itemsIn(reel)[at + by]);
  };
  strip.addEventListener('click', ({ target }) => {
    const chosen = target instanceof Element && target.closest('[data-photo-number]');
    if (!chosen) return;
    loadIn(reel, gallery);
    // The command of the button opens the dialog after the click.
    requestAnimationFrame(() =>
      show(
        itemsIn(reel).find((item) => numberOf(item) === numberOf(chosen)),
        'instant',
      ),
    );
  });
  dialog.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-photo-step]');
    if (button) step(Number(button.dataset['photoStep']));
  });
  dialog.addEventListener('keydown', (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(document.dir === 'rtl' ? -by : by);
  });
}

/** Shows the strip of photos where they are wanted. */
export function startGallery() {
  const gallery = document.querySelector<HTMLElement>('[data-gallery]');
  const strip = gallery?.querySelector('ul');
  const dialog = gallery?.querySelector('dialog');
  const reel = dialog?.querySelector('ul');
  if (!gallery || !strip || !dialog || !reel) return;
  for (const item of itemsIn(gallery)) {
    const layer = layerOf(item);
    if (layer && isUnwanted(layer)) item.remove();
  }
  count(gallery);
  loadIn(strip, gallery);
  startViewer(gallery, strip, dialog, reel);
}
