import { withLine } from '../contact/asked.ts';
import { linkValue } from '../ui/text/link-query.ts';

/** The month of the filter, which the link to a trip has, comes along to the planner and into the message. */
export function startMonthOfLink() {
  const part = document.querySelector<HTMLElement>('[data-months]');
  const month = linkValue(location.search, 'month');
  const words = new URLSearchParams(part?.dataset['months']).get(month);
  if (!part || !words) return;
  // Departures have their own dates.
  for (const { dataset } of part.querySelectorAll<HTMLElement>('[data-ask]:not(#departures *)'))
    dataset['ask'] = withLine(dataset['ask'] ?? '', words);
  const change = part.querySelector<HTMLAnchorElement>('a[href*="stops="]');
  if (change) change.search += `&month=${month}`;
}
