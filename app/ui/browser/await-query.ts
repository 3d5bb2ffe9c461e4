/** Whether the query decides what the page shows; its `data-query-fields` names the fields that matter. */
export function asksForPart() {
  const fields = document.documentElement.dataset['queryFields']?.split(' ');
  const asked = [...new URLSearchParams(location.search)];
  return asked.some(([name, value]) => value !== '' && fields?.includes(name.toLowerCase()));
}

/** Hides what is drawn from the query until its script has run: what is served would be a false answer. */
export function awaitQuery() {
  if (asksForPart()) document.documentElement.dataset['awaitingQuery'] = '';
}

/** @param query That the page now shows. */
export function showForQuery(query: string) {
  if (query === location.search) delete document.documentElement.dataset['awaitingQuery'];
}
