import { createInterface } from 'node:readline/promises';
import { Refusal } from '../edit/refusal.ts';
import { sayIn } from '../edit/words.ts';
import { root } from '../run/npm.mjs';
import type { Changes } from './changes.ts';
import { summaryOf } from './changes-in-words.ts';
import type { Said } from './job.ts';
import { publisherOf } from './project.ts';

/* `npm run publish`, with `-- --back` for the state before, with `-- --yes` without the question. */

const say = sayIn('en');
const words = ({ key, values }: Said) => say(key, values);

let steps = 0;
let line = '';
const job = publisherOf(root, (state) => {
  for (const step of state.steps.slice(steps)) console.log(words(step));
  steps = state.steps.length;
  if (state.line && state.line !== line) console.log(`  ${state.line}`);
  line = state.line;
});

function print(changes: Changes) {
  for (const sentence of summaryOf(changes, say, 'en')) console.log(sentence);
  for (const { address } of changes.since === undefined ? [] : changes.added) {
    console.log(`  + ${address}`);
  }
  for (const { address } of changes.gone) console.log(`  - ${address}`);
  for (const { pages, pieces } of changes.changed) {
    console.log(`  ${pages.map(({ address }) => address).join(' ')}`);
    for (const { lead, before, now, tail } of pieces) {
      console.log(`    ${lead} [-${before}-] {+${now}+} ${tail}`);
    }
  }
}

async function isAgreed() {
  if (process.argv.includes('--yes')) return true;
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${say('publish.ask')} [y/N] `);
  terminal.close();
  return /^(?:y|yes)$/i.test(answer.trim());
}

try {
  await (process.argv.includes('--back') ? job.prepareBack() : job.prepare('en'));
  const { changes } = job.state();
  if (changes) {
    print(changes);
    if (await isAgreed()) await job.confirm();
    else console.log(say('publish.stopped'));
  }
  const { refusal, reasons, done } = job.state();
  if (done) console.log(words(done));
  if (refusal) {
    console.error(words(refusal));
    for (const { where, says, mend } of reasons)
      console.error(`\n${where}\n  ${says}\n  → ${mend}`);
    process.exitCode = 1;
  }
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(words(error));
  process.exitCode = 1;
}
