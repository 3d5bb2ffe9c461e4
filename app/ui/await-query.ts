/** Milliseconds. */
const longestWait = 4000;

/** Whether the query decides what the page shows; its `data-query-fields` names the fields that matter. */
export function asksForPart() {
  const fields = document.documentElement.dataset['queryFields']?.split(' ');
  const asked = [...new URLSearchParams(location.search)];
  return asked.some(([name, value]) => value !== '' && fields?.includes(name.toLowerCase()));
}

/** Hides what is drawn from the query until its script has run. */
export function awaitQuery() {
  const { dataset } = document.documentElement;
  if (!asksForPart()) return;
  dataset['awaitingQuery'] = '';
  setTimeout(() => delete dataset['awaitingQuery'], longestWait);
}

/** @param query That the page now shows. */
export function showForQuery(query: string) {
  if (query === location.search) delete document.documentElement.dataset['awaitingQuery'];
}
