import { paths } from '../../app/paths.ts';
import { scrollToMiddle } from './support/in-page.ts';
import { desktop, phone, shareOf } from './support/sizes.ts';
import { expect, test } from './support/test.ts';

const names = '[data-map] a';

/** Runs in the page: names of the map whose words are not within their label. */
function outsideOfLabel(selector: string) {
  return [...document.querySelectorAll(selector)]
    .filter((label) => {
      const words = document.createRange();
      words.selectNodeContents(label);
      const { left, right, width } = words.getBoundingClientRect();
      const box = label.getBoundingClientRect();
      return width < 20 || left < box.left || right > box.right;
    })
    .map(({ textContent }) => textContent);
}

test('names on the planner’s map stand in their labels, once it has come into view', ({
  engine,
  travel,
}) =>
  travel(async (traveller) => {
    await traveller.open(paths.plan('tr'), shareOf(engine, 0, [phone, desktop, desktop]));
    await traveller.run(scrollToMiddle, names);
    await traveller.rests();
    expect(await traveller.run(outsideOfLabel, names)).toEqual([]);
  }));
