/*
 * The only script that runs before the browser is idle or the visitor touches something: it then
 * loads the page's script. `tools/finish/defer-scripts.ts` puts it into every page.
 *
 * A press on a button before the page is awake is kept and given again once it is. Links, the
 * language list and, where the browser knows commands, the menu work by themselves.
 */
(() => {
  const { page } = document.currentScript.dataset;
  const asleep = new AbortController();
  const knowsCommands = 'commandForElement' in HTMLButtonElement.prototype;
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
    import(page).catch(wake);
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
  else if (document.readyState === 'complete') startWhenIdle();
  else addEventListener('load', startWhenIdle, { once: true });
})();
