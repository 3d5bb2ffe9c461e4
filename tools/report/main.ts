import { today } from '../../app/days.ts';
import { openPage, writeReport } from './write.ts';

/* `npm run report`: what the content needs, as text and as a page with pictures. */

const { page, text } = writeReport(today());
console.log(text);
console.log(`\nThe same with pictures: ${page}`);
openPage(page);
