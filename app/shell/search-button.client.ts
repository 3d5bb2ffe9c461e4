import { asksForSearch } from './search-keys.ts';

/** Opens the search over the page, by its button or by keys; its script is loaded then. */
export function startSearchButton() {
  const button = document.querySelector<HTMLButtonElement>('[data-search-button]');
  const dialog = document.querySelector<HTMLDialogElement>('[data-search-dialog]');
  if (!button || !dialog) return;
  const open = (event: Event) => {
    event.preventDefault();
    // Its served form can be typed into while the script is on its way.
    dialog.showModal();
    import('../search/search-opener.tsx').then(
      ({ answerSearch }) => answerSearch(dialog),
      () => dialog.querySelector('form')?.submit(),
    );
  };
  button.addEventListener('click', (event) => {
    // Not every browser focuses what is pressed, and the dialog gives the focus back.
    button.focus();
    open(event);
  });
  addEventListener('keydown', (event) => {
    if (asksForSearch(event)) open(event);
  });
}
