const filterQuery = /[?&](?:tag|days|month|budget|children|for)=./;

/** Milliseconds. */
const longestWait = 4000;

/** Hides a list until its filter has run (`served-list.ts`). */
export function awaitFilter() {
  if (!filterQuery.test(location.search)) return;
  const { dataset } = document.documentElement;
  dataset['filtering'] = '';
  setTimeout(() => delete dataset['filtering'], longestWait);
}
