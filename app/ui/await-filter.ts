/** Milliseconds. */
const longestWait = 4000;

/** Hides a list until its filter has run (`served-list.ts`); the page's `data-filters` names the fields of its query. */
export function awaitFilter() {
  const { dataset } = document.documentElement;
  const filters = dataset['filters']?.split(' ');
  const asked = [...new URLSearchParams(location.search)];
  if (!asked.some(([name, value]) => value !== '' && filters?.includes(name.toLowerCase()))) return;
  dataset['filtering'] = '';
  setTimeout(() => delete dataset['filtering'], longestWait);
}
