import { openPage, writeReport } from './write.ts';

/* `npm run report`: what the content needs, as text and as a page with pictures. */

const { page, text } = writeReport(new Date().toISOString().slice(0, 10));
console.log(text);
console.log(`\nThe same with pictures: ${page}`);
openPage(page);
