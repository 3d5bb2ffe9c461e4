/** First and last day closed; an open end where one is missing. */
export type ClosedDays = { from?: string | undefined; until?: string | undefined };

/** Whether one of the days from the first to the last is closed. */
export const areClosed = ({ from, until }: ClosedDays, first: string, last = first) =>
  (from === undefined || from <= last) && (until === undefined || first <= until);
