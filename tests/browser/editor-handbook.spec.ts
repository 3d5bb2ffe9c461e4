import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { editorWords } from '../../tools/edit/words.ts';
import { read } from '../support/project.ts';
import { axeOn, expectNone, tags } from './support/axe.ts';
import { editorOnCopy } from './support/editor.ts';
import { expect, test } from './support/test.ts';

const editor = editorOnCopy();

const titleOf = (locale: string) => /^# (.*)$/m.exec(read(`docs/handbook/${locale}.md`))?.[1] ?? '';

for (const [language, shown] of [
  ['tr', 'tr'],
  ['en', 'en'],
  ['ar', 'en'],
] as const) {
  test(`the handbook is one link away in ${language}, with its pictures, on twelve printed pages`, async ({
    page,
  }) => {
    await page.addInitScript((chosen) => localStorage.setItem('editor-language', chosen), language);
    await page.goto(editor.origin);
    const link = page.getByRole('link', { name: editorWords[language]['handbook.link'] });
    // In a tab of its own, so that the form stays.
    await expect(link).toHaveAttribute('target', '_blank');
    await page.goto(`${editor.origin}${await link.getAttribute('href')}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(shown));
    for (const picture of await page.getByRole('img').all()) {
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
      await expect(picture).toHaveAttribute('alt', /\S+ \S+/);
    }
    await expectNone((await axeOn(page)).withTags(tags), 'the handbook');
    const { numPages } = await getDocument({
      data: new Uint8Array(await page.pdf({ format: 'A4' })),
      verbosity: 0,
    }).promise;
    expect(numPages).toBeLessThanOrEqual(12);
  });
}
