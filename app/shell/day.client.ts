import { monthOf, today, yearOf } from '../days.ts';
import { whenSeen } from '../ui/browser/when-shown.ts';

/** On a site that was built before today: hides what is over, and shows this month and this year. */
export function startDay() {
  whenSeen(() => {
    const day = today();
    for (const part of document.querySelectorAll<HTMLElement>('[data-until]'))
      if ((part.dataset['until'] ?? '') < day) part.hidden = true;
    const line = document.querySelector<HTMLElement>('[data-year]');
    const built = line?.dataset['year'] ?? '';
    for (const months of document.querySelectorAll('[data-months]'))
      for (const [at, month] of months.querySelectorAll('[scope="col"]').entries())
        if (at === monthOf(day)) month.setAttribute('aria-current', 'date');
        else month.removeAttribute('aria-current');
    if (line && built < yearOf(day))
      line.textContent = line.textContent.replace(built, yearOf(day));
  });
}
