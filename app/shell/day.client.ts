import { today, yearOf } from '../days.ts';
import { whenShown } from '../ui/when-shown.ts';

/** On a site that was built before today: hides what is over, and shows this year. */
export function startDay() {
  whenShown(() => {
    const day = today();
    for (const part of document.querySelectorAll<HTMLElement>('[data-until]'))
      if ((part.dataset['until'] ?? '') < day) part.hidden = true;
    const line = document.querySelector<HTMLElement>('[data-year]');
    const built = line?.dataset['year'] ?? '';
    if (line && built < yearOf(day))
      line.textContent = line.textContent.replace(built, yearOf(day));
  });
}
