import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { today } from '../../app/days.ts';
import { root } from '../run/npm.mjs';
import { Refusal } from '../edit/refusal.ts';
import { sayIn } from '../edit/words.ts';
import { beginEntry, WrongUse } from './entry.ts';
import { kinds } from './kinds.ts';

const help = `npm run new <${Object.keys(kinds).join('|')}> <id>
  for its placeholder picture: -- --land coast|mountains|hills|plain --hue 0…359`;

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { land: { type: 'string' }, hue: { type: 'string' } },
  });
  const [kind = '', id = '', ...rest] = positionals;
  if (kind === '' || rest.length > 0) throw new WrongUse(help);
  const { folder, hasPicture, files } = await beginEntry({ kind, id, ...values }, root, today());
  if (hasPicture) {
    console.log('Drawing a placeholder picture …');
    const { status } = spawnSync(process.execPath, ['tools/build/draw.ts'], { cwd: root });
    if (status !== 0) console.log('That failed. npm run build says what is missing.');
  }
  console.log(`New: ${files.join(', ')}

Replace every text in ${folder} that says WRITE, and fill in what its "todo" names.
  npm run edit    to write in the browser, three languages side by side
  npm run dev     shows the page as it grows
  npm run build   names what is still to be written, and fails until nothing is; a draft waits
                  until "draft" is taken out of its facts.json`);
} catch (error) {
  if (error instanceof Refusal) console.error(sayIn('en')(error.key, error.values));
  else if (error instanceof WrongUse || (error instanceof TypeError && 'code' in error)) {
    console.error(error.message);
  } else throw error;
  process.exitCode = 1;
}
