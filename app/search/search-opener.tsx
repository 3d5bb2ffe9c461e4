import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { I18nProvider } from '../i18n/context.tsx';
import type { DialogData } from './search-dialog-frame.tsx';
import { SearchDialog } from './search-dialog.tsx';

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow keys go from the field to the links below it and back. */
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

/** Draws the search into the served dialog, which begins with an empty field each time it was closed. */
function draw(dialog: HTMLDialogElement) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the build of this very page wrote it
  const { locale, words, places } = JSON.parse(dialog.dataset['searchDialog'] ?? '') as DialogData;
  const root = createRoot(dialog);
  let times = 0;
  // At once: what is typed while React draws would be lost with the field that it replaces.
  const render = () =>
    flushSync(() =>
      root.render(
        <I18nProvider locale={locale} catalogue={words}>
          <SearchDialog key={times} places={places} onClose={() => dialog.close()} />
        </I18nProvider>,
      ),
    );
  dialog.addEventListener('close', () => {
    times++;
    render();
  });
  dialog.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    // Some browsers empty the field first.
    if (event.key === 'Escape') {
      event.preventDefault();
      dialog.close();
    } else moveFocus(dialog, event);
  });
  render();
}

const drawn = new WeakSet<HTMLDialogElement>();

/** Makes the open dialog answer what is typed. It is modal: focus, Escape and the page behind are the browser’s care. */
export function answerSearch(dialog: HTMLDialogElement): void {
  if (drawn.has(dialog)) return;
  drawn.add(dialog);
  draw(dialog);
}
