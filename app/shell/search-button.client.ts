import { asksForSearch } from './search-keys.ts';

/** Opens the search over the page, by its button or by keys; its script is loaded then. */
export function startSearchButton() {
  const button = document.querySelector<HTMLButtonElement>('[data-search-button]');
  if (!button) return;
  const open = (event: Event) => {
    event.preventDefault();
    import('../search/search-opener.tsx').then(
      ({ openSearch }) => openSearch(),
      () => button.form?.submit(),
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
