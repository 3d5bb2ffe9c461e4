/** Repeats a press that came before the script of its island; other buttons work without it. */
export function keepEarlyPresses() {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLElement>('[data-needs-scripts] [type=button]');
    const island = button?.closest('astro-island[ssr]');
    island?.addEventListener('astro:hydrate', () => button?.click());
  });
}
