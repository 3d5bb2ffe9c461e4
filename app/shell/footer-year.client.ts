import { today, yearOf } from '../days.ts';

/** A build of an earlier year shows that year. */
export function startFooterYear() {
  const line = document.querySelector<HTMLElement>('[data-year]');
  const built = line?.dataset['year'];
  const year = yearOf(today());
  if (!line || !built || built === year) return;
  line.textContent = line.textContent.replace(built, year);
}
