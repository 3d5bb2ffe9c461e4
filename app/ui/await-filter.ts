/** Names in the queries of filters: trips, tags and wishes. */
const filters = /[?&](?:tag|days|month|budget|children|for)=./;

/** How long a filtered list waits for its filter, in milliseconds; then all of it is shown. */
const patience = 4000;

/** Hides a filtered list until its filter applies (`served-list.ts`), so that it does not flash whole. */
export function awaitFilter() {
  if (!filters.test(location.search)) return;
  const { dataset } = document.documentElement;
  dataset['filtering'] = '';
  setTimeout(() => delete dataset['filtering'], patience);
}
