import { listenTo } from '../ui/browser/listen-to.ts';
import { kept, type Kept } from './kept.ts';

function startThing(list: HTMLElement, thing: HTMLElement, { isKept, forget }: Kept) {
  const button = thing.querySelector('button');
  const status = list.querySelector('[role=status]');
  if (!button || !status) return;
  const show = async () => {
    const state = await isKept();
    const { forget: forgetting, nothing, refused } = list.dataset;
    const label = (state === 'refused' ? refused : state ? forgetting : nothing) ?? '';
    button.textContent = label;
    button.setAttribute('aria-label', `${label}: ${thing.dataset['title']}`);
    // Not `disabled`, which would drop the focus.
    button.setAttribute('aria-disabled', String(state !== true));
    button.hidden = false;
  };
  void show();
  // Another tab, or a page before Back, may have changed what is kept.
  listenTo(['storage', 'pageshow'], () => void show());
  button.addEventListener('click', async () => {
    if (button.getAttribute('aria-disabled') === 'true') return;
    await forget();
    await show();
    status.textContent = thing.dataset['forgotten'] ?? '';
  });
}

const list = document.querySelector<HTMLElement>('[data-kept-list]');
for (const one of kept) {
  const thing = list?.querySelector<HTMLElement>(`[data-kept="${one.title}"]`);
  if (list && thing) startThing(list, thing, one);
}
