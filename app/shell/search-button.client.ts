import { asksForSearch } from './search-keys.ts';

export function startSearchButton() {
  const button = document.querySelector<HTMLButtonElement>('[data-search-button]');
  const dialog = document.querySelector<HTMLDialogElement>('[data-search-dialog]');
  if (!button || !dialog) return;
  const open = (event: Event) => {
    event.preventDefault();
    // The served form takes input while the script loads.
    dialog.showModal();
    import('../search/search-opener.tsx').then(
      ({ answerSearch }) => answerSearch(dialog),
      () => dialog.querySelector('form')?.submit(),
    );
  };
  button.addEventListener('click', (event) => {
    // Safari does not focus a pressed button; the dialog returns the focus to it.
    button.focus();
    open(event);
  });
  addEventListener('keydown', (event) => {
    if (asksForSearch(event)) open(event);
  });
}
