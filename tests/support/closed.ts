import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, today } from '../../app/days.ts';
import { withField } from './content-copy.ts';

/* A place that is closed, and one that closes later. */

export const until = addDays(today(), 60);
export const from = addDays(today(), 30);
export const why = {
  en: 'The terraces rest.',
  tr: 'Travertenler dinleniyor.',
  ar: 'المدرجات ترتاح.',
};

export function closePlaces(content: string) {
  for (const [id, closed] of Object.entries({
    pamukkale: { until, why },
    antalya: { from, until, why },
  })) {
    const file = join(content, `destinations/${id}/facts.json`);
    writeFileSync(file, withField('closed', closed)(readFileSync(file, 'utf8')));
  }
}
