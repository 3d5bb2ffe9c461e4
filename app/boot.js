/*
 * The only script that runs before the browser is idle or the visitor touches something: it then
 * loads the page's script. `tools/build/defer-scripts.ts` puts it into every page, at the end of the
 * head, where it runs before anything is painted: a page that was chosen dark never flashes white.
 *
 * A press on a button before the page is awake is kept and given again once it is. Links, the
 * language list and, where the browser knows commands, the menu work by themselves.
 */
(() => {
  const { page } = document.currentScript.dataset;

  // The same as `showTheme` in app/shell/theme.ts does later.
  try {
    const theme = localStorage.getItem('theme');
    if (theme) {
      document.documentElement.dataset.theme = theme;
      for (const meta of document.querySelectorAll('meta[data-theme]')) {
        meta.media = meta.dataset.theme === theme ? 'all' : 'not all';
      }
    }
  } catch {
    // Storage is switched off: the system's setting holds.
  }

  const asleep = new AbortController();
  const knowsCommands = 'commandForElement' in HTMLButtonElement.prototype;
  const parsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
  let pressed;

  const wake = () => {
    asleep.abort();
    if (pressed?.isConnected) pressed.click();
  };

  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    // Should the script not arrive, buttons get their native behaviour back.
    parsed.then(() => import(page)).catch(wake);
  };

  const startWhenIdle = () => {
    if ('requestIdleCallback' in self) requestIdleCallback(start, { timeout: 3000 });
    else setTimeout(start, 300);
  };

  addEventListener(
    'click',
    (event) => {
      const button = event.target.closest('button');
      if (!button || button.popoverTargetElement || (knowsCommands && button.command)) return;
      event.preventDefault();
      pressed = button;
    },
    { capture: true, signal: asleep.signal },
  );
  addEventListener('site:awake', wake, { once: true, signal: asleep.signal });

  for (const type of ['pointerdown', 'keydown', 'focusin']) {
    addEventListener(type, start, { once: true, capture: true, passive: true });
  }
  // A filtered address shows everything until scripts run, so it does not wait.
  if (location.search) start();
  else addEventListener('load', startWhenIdle, { once: true });
})();
