import { ContentError } from '../../app/content/read.server.ts';
import { today } from '../../app/days.ts';
import { finishWriting } from '../edit/history/files.ts';
import { root } from '../run/npm.mjs';
import { openPage, writeReport } from './write.ts';

finishWriting(root);
try {
  const { page, text } = writeReport(today());
  console.log(text);
  console.log(`\nThe same with pictures: ${page}`);
  openPage(page);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
