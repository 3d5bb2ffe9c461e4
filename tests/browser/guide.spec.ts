import { answerTopics } from '../../app/content/schemas.ts';
import { paths } from '../../app/paths.ts';
import { articleFacts } from '../support/facts.ts';
import { test } from './support/one-page.ts';
import { expect } from './support/test.ts';
import { articleWords, blockTitle, questionsIn, readable, regionIn, say } from './support/words.ts';

test('five cards with image, title, excerpt, minutes and Read More', async ({ page }) => {
  const locale = 'en';
  await page.goto(paths.guide(locale));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(say(locale, 'guide.title'));
  const cards = main.getByRole('article');
  await expect(cards).toHaveCount(5);
  for (const [index, { id, minutes }] of articleFacts.entries()) {
    const card = cards.nth(index);
    const { title, excerpt, imageAlt } = articleWords(locale, id);
    await expect(card.getByRole('heading', { level: 2 })).toHaveText(title);
    await expect(card.getByRole('img', { name: imageAlt })).toBeVisible();
    await expect(card.getByText(excerpt, { exact: true })).toBeVisible();
    const readTime = say(locale, 'guide.readTime', { minutes });
    await expect(card.getByText(readTime, { exact: true })).toBeVisible();
    const more = card.getByRole('link');
    await expect(more).toHaveCount(1);
    expect(readable(await more.textContent())).toBe(
      `${say(locale, 'guide.readMore')}: ${readable(title)}`,
    );
    await expect(more).toHaveAttribute('href', paths.article(locale, id));
  }
  await expect(main.getByRole('heading', { level: 3 })).toHaveText([
    ...answerTopics.map((topic) => say(locale, `guide.topic.${topic}`)),
    blockTitle(locale, 'best-time'),
    blockTitle(locale, 'getting-around'),
  ]);
  const questions = await main.getByRole('heading', { level: 4 }).allTextContents();
  expect(questions.map(readable).toSorted()).toEqual(questionsIn(locale).map(readable).toSorted());
});

test('a link to an answer opens it and scrolls to it, from this page or another', async ({
  page,
}) => {
  const locale = 'tr';
  await page.goto(paths.guide(locale));
  const answers = regionIn(page, locale, 'guide.answers').locator('details');
  const [first = '', last = ''] = await answers.evaluateAll((all) => [all[0]?.id, all.at(-1)?.id]);
  await page.goto(paths.home(locale));
  await page.goto(`${paths.guide(locale)}#${last}`);
  await expect(answers.last().getByRole('paragraph').first()).toBeVisible();
  await expect(answers.last().locator('summary')).toBeInViewport({ ratio: 1 });
  await expect(answers.first().getByRole('paragraph').first()).toBeHidden();

  await page.evaluate((id) => location.assign(`#${id}`), first);
  await expect(answers.first().getByRole('paragraph').first()).toBeVisible();
  await expect(answers.first().locator('summary')).toBeInViewport({ ratio: 1 });

  // Also where the address has it already.
  await page.evaluate(() => location.assign('#getting-around'));
  const link = page.locator('#getting-around a[href$="#distances"]').first();
  const distances = page.locator('details#distances');
  await link.click();
  await expect(distances).toHaveAttribute('open');
  await distances.locator('summary').click();
  await expect(distances).not.toHaveAttribute('open');
  await link.click();
  await expect(distances).toHaveAttribute('open');
});

for (const locale of ['tr', 'ar'] as const) {
  test(`${locale}: the index of the answers is on the first screen and leads to each topic`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(paths.guide(locale));
    const index = page.getByRole('navigation', { name: say(locale, 'guide.answers') });
    await expect(index.getByRole('link')).toHaveText(
      answerTopics.map((topic) => say(locale, `guide.topic.${topic}`)),
    );
    await expect(index).toBeInViewport({ ratio: 1 });
    const answers = regionIn(page, locale, 'guide.answers');
    for (const topic of answerTopics) {
      const name = say(locale, `guide.topic.${topic}`);
      await index.getByRole('link', { name, exact: true }).click();
      await expect(answers.getByRole('heading', { level: 3, name, exact: true })).toBeInViewport({
        ratio: 1,
      });
    }
  });
}
