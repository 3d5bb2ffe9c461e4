import type { AsPlainObject } from 'minisearch';

type Postings = AsPlainObject['index'];

/* MiniSearch's postings as text, 20 % smaller: `balloon 0:3,a*2;3:5`, entries as base-36 differences. */

const digits = 36;

export const pack = (postings: Postings) =>
  postings
    .map(([word, fields]) => {
      const written = Object.entries(fields).map(([field, counts]) => {
        let before = 0;
        const entries = Object.entries(counts).map(([entry, count]) => {
          const distance = (Number(entry) - before).toString(digits);
          before = Number(entry);
          return count === 1 ? distance : `${distance}*${count}`;
        });
        return `${field}:${entries.join(',')}`;
      });
      return `${word} ${written.join(';')}`;
    })
    .join('\n');

export const unpack = (packed: string): Postings =>
  packed.split('\n').map((line) => {
    const end = line.indexOf(' ');
    const fields: Postings[number][1] = {};
    for (const written of line.slice(end + 1).split(';')) {
      const [field = '', entries = ''] = written.split(':');
      const counts: Record<number, number> = {};
      let entry = 0;
      for (const item of entries.split(',')) {
        const [distance = '', count] = item.split('*');
        entry += Number.parseInt(distance, digits);
        counts[entry] = count === undefined ? 1 : Number(count);
      }
      fields[Number(field)] = counts;
    }
    return [line.slice(0, end), fields];
  });
