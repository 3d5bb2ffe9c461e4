import { shareLink } from '../ui/browser/share.ts';

async function sharePage(button: HTMLElement) {
  const url = location.origin + location.pathname;
  const done = await shareLink({ title: button.dataset['share'] ?? '', url });
  const answers = button.parentElement?.querySelectorAll<HTMLElement>('[data-said]') ?? [];
  for (const answer of answers) answer.hidden = answer.dataset['said'] !== done;
}

export function startSharePage() {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-share]');
    if (button) void sharePage(button);
  });
}
