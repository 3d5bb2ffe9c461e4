/** First and last day; an open start or end where one is missing. */
export type Days = { from?: string | undefined; until?: string | undefined };

/** Whether one of the days from the first to the last is closed. */
export const areClosed = ({ from, until }: Days, first: string, last = first) =>
  (from === undefined || from <= last) && (until === undefined || first <= until);
