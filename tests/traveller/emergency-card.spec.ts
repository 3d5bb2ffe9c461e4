import { paths } from '../../app/paths.ts';
import { readPages, rowsOf } from './support/pdf.ts';
import { desktop } from './support/sizes.ts';
import { expect, test } from './support/test.ts';

/** Runs in the page. */
const partsOfCard = () =>
  document.querySelectorAll('#main section:has([href="tel:112"]) :is(p, li)').length;

test('every line of the emergency card is printed on the first page', ({ travel }) =>
  travel(async (traveller) => {
    const { print } = traveller.window;
    await traveller.open(paths.takeAlong('en'), desktop);
    const parts = await traveller.run(partsOfCard);
    expect(parts).toBeGreaterThan(5);
    const [page] = await readPages((await print?.()) ?? new Uint8Array());
    expect(page ? rowsOf(page).length : 0).toBeGreaterThan(parts);
  }));
