import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { I18nProvider } from '../i18n/context.tsx';
import type { DialogData } from './search-dialog-frame.tsx';
import { SearchDialog } from './search-dialog.tsx';

/** In Safari the key that ends a composition comes after it, with this code. */
const isOfInputMethod = ({ isComposing, keyCode }: KeyboardEvent) => isComposing || keyCode === 229;

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

function moveFocus(dialog: HTMLElement, event: KeyboardEvent) {
  const step = steps[event.key];
  if (step === undefined) return;
  const stops = [...dialog.querySelectorAll<HTMLElement>('input, li a')];
  const current = stops.findIndex((stop) => stop === document.activeElement);
  const next = stops[current + step];
  if (current < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

/** Safari has no `closedby`. A selection that is dragged out of the dialog ends in a click on it. */
function closeByPressOutside(dialog: HTMLDialogElement) {
  if ('closedBy' in HTMLDialogElement.prototype) return;
  let pressed: EventTarget | null = null;
  dialog.addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog && pressed === dialog) dialog.close();
  });
}

function render(dialog: HTMLDialogElement) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the same build
  const { locale, words, places } = JSON.parse(dialog.dataset['searchDialog'] ?? '') as DialogData;
  const root = createRoot(dialog);
  // A new key empties the field after each use.
  let key = 0;
  // Synchronous: React replaces the served field, and text typed in between would be lost.
  const update = () =>
    flushSync(() =>
      root.render(
        <I18nProvider locale={locale} messages={words}>
          <SearchDialog key={key} places={places} onClose={() => dialog.close()} />
        </I18nProvider>,
      ),
    );
  dialog.addEventListener('close', () => {
    key++;
    update();
  });
  dialog.addEventListener('keydown', (event) => {
    if (isOfInputMethod(event)) return;
    // Some browsers clear a search field on Escape and leave the dialog open.
    if (event.key === 'Escape') {
      event.preventDefault();
      dialog.close();
    } else moveFocus(dialog, event);
  });
  closeByPressOutside(dialog);
  update();
}

const rendered = new WeakSet<HTMLDialogElement>();

export function answerSearch(dialog: HTMLDialogElement): void {
  if (rendered.has(dialog)) return;
  rendered.add(dialog);
  render(dialog);
}
