import { today, yearOf } from '../days.ts';

/** Corrects the year of the footer where the build is older. */
export function startFooterYear() {
  const line = document.querySelector<HTMLElement>('[data-year]');
  const built = line?.dataset['year'];
  const year = yearOf(today());
  if (!line || !built || built === year) return;
  line.textContent = line.textContent.replace(built, year);
}
