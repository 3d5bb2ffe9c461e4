import { beginDraft } from './inquiry.ts';

/** Takes the words of a link to the contact form along as the beginning of the message. */
export function startAsk() {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const words = target.closest<HTMLElement>('[data-ask]')?.dataset['ask'];
    if (words) beginDraft(words);
  });
}
