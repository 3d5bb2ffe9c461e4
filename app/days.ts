// Days are ISO dates such as 2026-11-20, which sort and compare as strings.
const dayMs = 86_400_000;

/** Midnight UTC. */
export const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** Today in the device's time zone, without `Intl`: its first use takes a slow phone 0.1 s. */
export function today() {
  const now = new Date();
  return dayOf(new Date(now.getTime() - now.getTimezoneOffset() * 60_000));
}

/** Whether a text is a valid day of this century; 2027-02-29 is not. */
export function isDay(text: string) {
  const date = dateOf(text);
  return /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) && dayOf(date) === text;
}

export const addDays = (day: string, count: number) =>
  dayOf(new Date(dateOf(day).getTime() + count * dayMs));

/** The month of a day, 0 to 11. */
export const monthOf = (day: string) => Number(day.slice(5, 7)) - 1;

export const yearOf = (day: string) => day.slice(0, 4);

type Holiday = { from: string; to: string; eve?: string | undefined };

/** The eve counts: offices close on it at 13:00. */
export const touches = ({ from, to, eve = from }: Holiday, first: string, last: string) =>
  eve <= last && to >= first;

/** First and last day; an open start or end where one is missing. */
export type Days = { from?: string | undefined; until?: string | undefined };

/** Whether one of the days from the first to the last is closed. */
export const areClosed = ({ from, until }: Days, first: string, last = first) =>
  (from === undefined || from <= last) && (until === undefined || first <= until);
