import { expect, test } from 'vitest';
import { files, readSite } from '../support/site.ts';

test('no build has a trace of the styleguide: no route, no script, no style', () => {
  const texts = files.filter((file) => /\.(?:html|js|css|data|txt|xml)$/.test(file));
  expect(texts.length).toBeGreaterThan(50);
  expect(files.filter((file) => /styleguide/i.test(file))).toEqual([]);
  expect(texts.filter((file) => /styleguide/i.test(readSite(file)))).toEqual([]);
});
