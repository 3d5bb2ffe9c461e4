import { paths } from '../../app/paths.ts';
import { test } from './support/one-page.ts';
import { expect, open } from './support/test.ts';
import { buttonIn, destinationWords, regionIn } from './support/words.ts';
import { openStop } from './support/planner-folds.ts';

test('the words of a stop can be selected', async ({ page }) => {
  await open(page, paths.plan('en', 'stops=istanbul.3'));
  const { title } = destinationWords('en', 'istanbul');
  const name = page.getByRole('heading', { level: 3, name: title, exact: true });
  const { x, y, height } = (await name.boundingBox()) ?? { x: 0, y: 0, height: 0 };
  await page.mouse.move(x + 1, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + height / 2, { steps: 4 });
  await page.mouse.up();
  expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/^\w{3,}/);
});

/** Runs in the page: what a hand does with a stop, or with something of another window. */
const drag = (part: Element, kind: string) =>
  part.dispatchEvent(
    new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer: new DataTransfer() }),
  );

test('a file that is dropped on a stop moves none, also after a drag that never ended', async ({
  page,
}) => {
  await open(page, paths.plan('en', 'stops=istanbul.3,cappadocia.2,ephesus.1'));
  const stops = regionIn(page, 'en', 'plan.stops').getByRole('listitem');
  const left = paths.plan('en', 'stops=cappadocia.2,ephesus.1');
  await stops.first().locator('[draggable=true]').evaluate(drag, 'dragstart');
  await expect(stops.first()).toHaveAttribute('data-dragged');
  const { title: place } = destinationWords('en', 'istanbul');
  await openStop(page, 'en', 'istanbul');
  await buttonIn(page, 'en', 'plan.remove', { place }).click();
  await expect(page).toHaveURL(left);
  await stops.last().evaluate(drag, 'drop');
  await expect(stops.first()).not.toHaveAttribute('data-dragged');
  await expect(page).toHaveURL(left);
});
