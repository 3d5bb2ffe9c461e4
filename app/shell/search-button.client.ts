import { pageLocale } from './page-locale.ts';
import { fetchFile } from '../search/index-files.ts';
import { asksForSearch } from './search-keys.ts';

const load = () => {
  const locale = pageLocale();
  fetchFile(locale, 'names').catch(() => undefined);
  // The names are indexed while React loads.
  import('../search/load-index.ts')
    .then(({ loadNames }) => loadNames(locale))
    .catch(() => undefined);
  return import('../search/search-dialog.tsx');
};

/** Opens the search over the page, by its button or by keys; its script is loaded then. */
export function startSearchButton() {
  const button = document.querySelector<HTMLButtonElement>('[data-search-button]');
  const dialog = document.querySelector<HTMLDialogElement>('[data-search-dialog]');
  if (!button || !dialog) return;
  const open = (event: Event) => {
    event.preventDefault();
    // The served form takes input while the script loads.
    dialog.showModal();
    load().then(
      ({ answerSearch }) => answerSearch(dialog),
      () => dialog.querySelector('form')?.submit(),
    );
  };
  // An approaching pointer, or a finger before its press has ended.
  button.addEventListener('pointerenter', () => load().catch(() => undefined), { once: true });
  button.addEventListener('click', (event) => {
    // Safari does not focus a pressed button; the dialog returns the focus to it.
    button.focus();
    open(event);
  });
  addEventListener('keydown', (event) => {
    if (asksForSearch(event)) open(event);
  });
}
