import { localeOf } from './locale-ids.ts';
import { keptTrip } from './planner/kept-trip.ts';
import { showFontsLate } from './shell/fonts.ts';
import { showOffer } from './shell/remembered-language.ts';
import { rememberedTheme, showTheme } from './shell/theme.ts';
import { layOutFirstView } from './ui/arriving.ts';
import { slowLine } from './ui/connection.ts';
import { isNewLoad } from './ui/new-load.ts';

/*
 * The only script that runs before the browser is idle or the visitor touches something: it then
 * loads the page's script. On a slow line only a touch does, because a page reads well without; a page
 * that shows what scripts alone know does not wait, nor does whoever plans a trip. `tools/build/`
 * bundles it and writes it into the head of every page, where it runs before anything is painted: a page
 * that was chosen dark never flashes white.
 *
 * A press on a button and a choice from a list before React has hydrated the page are kept and given again
 * afterwards. Links, the language list and, where the browser knows commands, the menu work by themselves.
 */

/** The address of the page's script, written into the page by `tools/build/`. */
const script = document.currentScript?.dataset['page'] ?? '';

showTheme(rememberedTheme());
showOffer(localeOf(location.pathname));
// The place of whoever does not come to the top depends on what is above it.
showFontsLate(isNewLoad() && !location.hash ? layOutFirstView() : () => {});

const hydrating = new AbortController();
const knowsCommands = 'commandForElement' in HTMLButtonElement.prototype;
const parsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
const pendingChoices = new Map<HTMLSelectElement, { choice: string; place: string }>();
let pendingClick: HTMLButtonElement | undefined;
let pendingPlace = '';

/** The selector of an element: where an extension has changed the page, React draws another one there. */
function placeOf(element: Element): string {
  const { parentElement, localName } = element;
  if (!parentElement) return localName;
  const alike = [...parentElement.children].filter((child) => child.localName === localName);
  return `${placeOf(parentElement)}>${localName}:nth-of-type(${alike.indexOf(element) + 1})`;
}

const nowAt = <Control extends HTMLElement>(control: Control, place: string) =>
  control.isConnected ? control : document.querySelector<Control>(place);

/** The button that waits shows that it was heard (base.css): on a slow line the scripts take a second. */
function wait(button: HTMLButtonElement | undefined) {
  pendingClick?.removeAttribute('data-on-its-way');
  button?.setAttribute('data-on-its-way', '');
  pendingClick = button;
  pendingPlace = button ? placeOf(button) : '';
}

/** Gives again what was chosen and pressed, each upon what follows from the one before. */
function replay() {
  hydrating.abort();
  const [first] = pendingChoices;
  if (first) {
    const [chosenFrom, { choice, place }] = first;
    pendingChoices.delete(chosenFrom);
    const list = nowAt(chosenFrom, place);
    if (list) list.value = choice;
    list?.dispatchEvent(new Event('change', { bubbles: true }));
    requestAnimationFrame(replay);
    return;
  }
  const button = pendingClick && nowAt(pendingClick, pendingPlace);
  wait(undefined);
  button?.click();
}

let started = false;
function start() {
  // The page that stands for others has none: tools/build/stand-ins.ts.
  if (started || !script) return;
  started = true;
  // Should the script not arrive, buttons get their native behaviour back.
  parsed.then(() => import(/* @vite-ignore */ script)).catch(replay);
}

function startWhenIdle() {
  if (slowLine() && !keptTrip() && !document.querySelector('[data-needs-scripts-now]')) return;
  if ('requestIdleCallback' in self) requestIdleCallback(start, { timeout: 3000 });
  else setTimeout(start, 300);
}

addEventListener(
  'click',
  (event) => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button || button.popoverTargetElement || (knowsCommands && button.command)) return;
    event.preventDefault();
    wait(button);
  },
  { capture: true, signal: hydrating.signal },
);
addEventListener(
  'change',
  ({ target }) =>
    target instanceof HTMLSelectElement &&
    pendingChoices.set(target, { choice: target.value, place: placeOf(target) }),
  { capture: true, signal: hydrating.signal },
);
addEventListener('site:hydrated', replay, { once: true, signal: hydrating.signal });

for (const type of ['pointerdown', 'keydown', 'focusin', 'change']) {
  addEventListener(type, start, { once: true, capture: true, passive: true });
}
// A filtered address shows everything until scripts run, so it does not wait.
if (location.search) start();
else addEventListener('load', startWhenIdle, { once: true });
