import { expect, test } from 'vitest';
import { contentFiles } from '../support/content-copy.ts';
import { read } from '../support/project.ts';
import { content } from '../support/texts.ts';

test('no text spells the name of the site, except where it is entered', () => {
  const names = Object.values(content.site.name);
  const spelled = contentFiles
    .filter((file) => file !== 'site.json' && !/^[A-Z]+\.md$/.test(file))
    .filter((file) => names.some((name) => read(`content/${file}`).includes(name)));
  expect(spelled).toEqual([]);
});
