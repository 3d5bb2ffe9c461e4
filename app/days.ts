/* Days of the calendar as ISO texts, such as 2026-11-20: they sort and compare as they stand. */

const dayMs = 86_400_000;

/** Midnight of a day in Greenwich, where every day is written and read. */
export const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** The day that it is in Greenwich. */
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** The day that it is now in the time zone of the device; `Intl` would cost a cheap phone a tenth of a second. */
export function today() {
  const now = new Date();
  return dayOf(new Date(now.getTime() - now.getTimezoneOffset() * 60_000));
}

/** Whether a text is a day of this century that exists: 2027-02-29 does not. */
export function isDay(text: string) {
  const date = dateOf(text);
  return /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) && dayOf(date) === text;
}

/** The day that is so many days after another. */
export const addDays = (day: string, count: number) =>
  dayOf(new Date(dateOf(day).getTime() + count * dayMs));

/** The month of a day, counted from 0. */
export const monthOf = (day: string) => Number(day.slice(5, 7)) - 1;

export const yearOf = (day: string) => day.slice(0, 4);
