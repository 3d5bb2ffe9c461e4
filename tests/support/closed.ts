import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, today } from '../../app/days.ts';
import { withField } from './content-copy.ts';

/* A place and a trip that are closed, and a place that closes later. */

export const until = addDays(today(), 60);
export const from = addDays(today(), 30);
export const why = {
  en: 'The terraces rest.',
  tr: 'Travertenler dinleniyor.',
  ar: 'المدرجات ترتاح.',
};

/** The price of the closed place, which nothing else has. */
export const closedPrice = 5432;
export const closedTrip = 'green-north';

export function closeEntries(content: string) {
  const set = (entry: string, field: string, value: unknown) => {
    const file = join(content, entry, 'facts.json');
    writeFileSync(file, withField(field, value)(readFileSync(file, 'utf8')));
  };
  set('destinations/pamukkale', 'closed', { until, why });
  set('destinations/pamukkale', 'price', closedPrice);
  set('destinations/antalya', 'closed', { from, until, why });
  set(`trips/${closedTrip}`, 'closed', { until, why });
}
