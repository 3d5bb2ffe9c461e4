import { whenBack } from '../ui/browser/when-shown.ts';

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity };

function startList(list: HTMLElement) {
  const button = document.querySelector(`[popovertarget="${list.id}"]`);
  if (!button) return;
  // Safari 16 has no popovers.
  if (!('popover' in HTMLElement.prototype)) {
    button.addEventListener('click', () => list.toggleAttribute('data-open'));
    return;
  }
  const links = [...list.querySelectorAll('a')];

  button.addEventListener('keydown', (event) => {
    if (!(event instanceof KeyboardEvent) || event.key !== 'ArrowDown') return;
    event.preventDefault();
    list.showPopover();
    links[0]?.focus();
  });
  list.addEventListener('keydown', (event) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const current = links.findIndex((link) => link === document.activeElement);
    links[Math.min(Math.max(current + step, 0), links.length - 1)]?.focus();
  });
  list.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node)) return;
    if (list.contains(relatedTarget) || relatedTarget === button) return;
    // Popovers that close while they hold the focus return it to their button.
    setTimeout(() => list.hidePopover());
  });
  whenBack(() => list.hidePopover());
}

export function startToolbarLists() {
  for (const list of document.querySelectorAll<HTMLElement>('[data-toolbar-list]')) startList(list);
}
