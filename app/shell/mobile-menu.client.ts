import { whenBack } from '../ui/when-shown.ts';

/** Closes the menu where it would stay open over a page that is read. */
export function startMobileMenu() {
  const menu = document.querySelector<HTMLDialogElement>('dialog[data-menu]');
  if (!menu) return;
  const close = () => menu.close();
  // A wider window shows the toolbar's own links: an open menu would hide and still hold the page.
  matchMedia('(min-width: 48rem)').addEventListener('change', close);
  menu.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a');
    if (link && link.pathname === location.pathname) close();
  });
  whenBack(close);
}
