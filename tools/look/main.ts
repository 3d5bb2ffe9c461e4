import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { builtSite, requireBuild } from '../build/built-site.ts';
import { findChromium } from '../run/chromium.mjs';
import { npm, root } from '../run/npm.mjs';
import { serveFolder } from '../serve/server.ts';
import { buildBase } from './base.ts';
import { makeSheets } from './sheets.ts';

const several = { type: 'string', multiple: true } as const;

const { values } = parseArgs({
  options: {
    only: several,
    locale: several,
    width: several,
    theme: several,
    full: { type: 'boolean', default: false },
    against: { type: 'string' },
  },
});
const { only = [], locale = [], width = [], theme = [], full, against } = values;

const folder = join(root, 'test-results/look');

async function photograph(site: string, update: 'all' | 'none') {
  await using server = await serveFolder(site);
  const { ok } = await npm(
    [
      'exec',
      '--',
      ...'playwright test --config tools/look/playwright.config.ts'.split(' '),
      ...width.map((each) => `--project=${each}`),
      `--update-snapshots=${update}`,
      ...(update === 'all' ? ['--reporter=dot'] : []),
    ],
    {
      show: true,
      env: {
        CHROMIUM_PATH: await findChromium(),
        LOOK_ORIGIN: server.origin,
        LOOK_PAGES: ` (${only.join('|') || '.+'}) (${locale.join('|') || '.+'})$`,
        LOOK_THEMES: theme.join(),
      },
    },
  );
  if (!ok) process.exitCode = 1;
  return ok;
}

requireBuild();
rmSync(folder, { recursive: true, force: true });

if (against === undefined) {
  if (await photograph(builtSite, 'all')) await makeSheets(folder);
} else {
  const base = await buildBase(against);
  try {
    if (await photograph(base.site, 'all')) await photograph(builtSite, 'none');
  } finally {
    base.remove();
  }
}
if (!full) {
  for (const file of globSync('*.png', { cwd: folder })) rmSync(join(folder, file));
}
console.log(`Everything is in ${folder}`);
