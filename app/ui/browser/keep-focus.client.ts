const canHaveFocus = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** In milliseconds; what is drawn later, or within a view transition, may take the button away late. */
const looks = [50, 250, 1000];

const isGone = (button: HTMLButtonElement) =>
  !button.isConnected || button.disabled || button.getClientRects().length === 0;

/** The nearest controls of the same part, then those of the page: what follows before what precedes. */
function around(button: HTMLButtonElement) {
  const part = button.closest('section, form, dialog');
  return [part, document].flatMap((root) => {
    const all = [...(root?.querySelectorAll<HTMLElement>(canHaveFocus) ?? [])];
    const at = all.indexOf(button);
    return [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0)).toReversed()];
  });
}

/** Moves the focus to the next control when a press removes its own button. */
export function startKeepFocus() {
  document.addEventListener(
    'click',
    () => {
      const pressed = document.activeElement;
      if (!(pressed instanceof HTMLButtonElement)) return;
      const others = around(pressed);
      const look = () => {
        const isLost = [document.body, pressed].some((one) => one === document.activeElement);
        if (!isLost || !isGone(pressed)) return;
        others.some((other) => {
          other.focus({ preventScroll: true });
          return other === document.activeElement;
        });
      };
      for (const wait of looks) setTimeout(look, wait);
    },
    true,
  );
}
