import { today } from '../../app/days.ts';
import { openPage, writeReport } from './write.ts';

const { page, text } = writeReport(today());
console.log(text);
console.log(`\nThe same with pictures: ${page}`);
openPage(page);
