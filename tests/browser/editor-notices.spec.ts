import { locales } from '../../app/locales.ts';
import { editorIn } from '../support/editor.ts';
import { editorOnCopy } from './support/editor.ts';
import { expect, test } from './support/test.ts';
import { say } from './support/words.ts';

// A notice in `npm run edit`, on a copy of `content/`.

const editor = editorOnCopy();
const { read } = editor;

const tr = editorIn('tr', 'notices');
const languages = new Intl.DisplayNames('tr', { type: 'language' });
const words = {
  en: { title: 'Closed until May.', text: 'We answer by [email](/contact).' },
  tr: { title: 'Mayısa kadar kapalıyız.', text: 'E-postaya [yanıt veririz](/contact).' },
  ar: { title: 'مغلق حتى مايو.', text: 'نرد على [البريد](/contact).' },
};

test('a warning is written in three languages, for some pages and days, and is then ready', async ({
  page,
}) => {
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await page.addInitScript(() => localStorage.setItem('editor-language', 'tr'));
  page.on('dialog', (dialog) => void dialog.accept('closed-until-may'));
  await page.goto(editor.origin);
  await page.locator('summary', { hasText: tr.say('kind.notices') }).click();
  await press(tr.say('new.notices'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('closed-until-may');

  await field(tr.field('kind')).selectOption('warning');
  await field(tr.field('from')).fill('2099-03-01');
  await field(tr.field('until')).fill('2099-02-01');
  await press(tr.say('list.add', { name: tr.field('pages') }));
  await field(tr.item('pages', 1)).selectOption({
    label: tr.say('choice.pagesBelow', { page: say('tr', 'trips.title') }),
  });
  for (const locale of locales) {
    await field(tr.field('title', locale)).fill(words[locale].title);
    const language = languages.of(locale) ?? locale;
    await field(tr.say('form.inLanguage', { name: tr.say('form.body'), language })).fill(
      words[locale].text,
    );
  }
  const status = page.locator('main header [role=status]');
  const problems = page.getByRole('complementary');
  await press(tr.say('save.button'));
  await expect(status).toContainText('facts.json');
  await expect(problems).toContainText('2099-02-01');

  await field(tr.field('until')).fill('2099-04-30');
  await press(tr.say('save.button'));
  await expect(
    problems.getByRole('heading', { name: tr.say('problems.none'), exact: true }),
  ).toBeVisible();
  expect(JSON.parse(read('notices/closed-until-may/facts.json'))).toEqual({
    kind: 'warning',
    from: '2099-03-01',
    until: '2099-04-30',
    pages: ['/trips/*'],
  });
  for (const locale of locales) {
    const { title, text } = words[locale];
    const written = read(`notices/closed-until-may/${locale}.md`);
    expect(written).toContain(title);
    expect(written.endsWith(`\n\n${text}\n`)).toBe(true);
  }
});
