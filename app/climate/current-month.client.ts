import { monthOf, today } from '../days.ts';
import { whenShown } from '../ui/when-shown.ts';

export function startCurrentMonth() {
  const columns = document.querySelectorAll<HTMLElement>('th[data-month]');
  if (columns.length === 0) return;
  whenShown(() => {
    const now = String(monthOf(today()));
    for (const column of columns) {
      if (column.dataset['month'] === now) column.setAttribute('aria-current', 'date');
      else column.removeAttribute('aria-current');
    }
  });
}
