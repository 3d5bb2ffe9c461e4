import { beginDraft } from './inquiry.ts';

export function startAsk() {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const words = target.closest<HTMLElement>('[data-ask]')?.dataset['ask'];
    if (words) beginDraft(words);
  });
}
