/** Milliseconds. */
const longestWait = 4000;

/** Hides what is drawn from the query until its script has run; the page's `data-query-fields` names the fields that matter. */
export function awaitQuery() {
  const { dataset } = document.documentElement;
  const fields = dataset['queryFields']?.split(' ');
  const asked = [...new URLSearchParams(location.search)];
  if (!asked.some(([name, value]) => value !== '' && fields?.includes(name.toLowerCase()))) return;
  dataset['awaitingQuery'] = '';
  setTimeout(() => delete dataset['awaitingQuery'], longestWait);
}

/** @param query That the page now shows. */
export function showForQuery(query: string) {
  if (query === location.search) delete document.documentElement.dataset['awaitingQuery'];
}
