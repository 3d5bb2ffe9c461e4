import { whenShown } from '../ui/browser/when-shown.ts';
import { choosePhotos, wantsPhotos } from '../pictures/photo-choice.ts';

export function startPhotoSwitch() {
  const control = document.querySelector<HTMLElement>('[data-photo-switch]');
  if (!control) return;
  const show = () => {
    const now = wantsPhotos() ? 'on' : 'off';
    for (const words of control.querySelectorAll<HTMLElement>('[data-photos]'))
      words.hidden = words.dataset['photos'] !== now;
    control.hidden = false;
  };
  whenShown(show);
  control.querySelector('button')?.addEventListener('click', () => {
    choosePhotos(!wantsPhotos());
    show();
  });
}
