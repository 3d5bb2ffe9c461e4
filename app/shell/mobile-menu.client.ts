import { whenBack } from '../ui/browser/when-shown.ts';

export function startMobileMenu() {
  const menu = document.querySelector<HTMLDialogElement>('dialog[data-menu]');
  if (!menu) return;
  const close = () => menu.close();
  // Above 48rem CSS hides the menu: left open it would still make the page inert.
  matchMedia('(min-width: 48rem)').addEventListener('change', close);
  menu.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a');
    if (link && link.pathname === location.pathname) close();
  });
  whenBack(close);
}
