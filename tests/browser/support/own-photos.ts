import type { Page } from '@playwright/test';
import { paths } from '../../../app/paths.ts';
import { personId } from '../../support/made-up.ts';
import { altOfOwnPhoto } from '../../support/own-photo.ts';
import { expect, open, test } from './test.ts';
import { buttonIn } from './words.ts';

const article = 'cappadocia';

const shown = (page: Page, alt: string | RegExp) =>
  page.getByRole('img', { name: alt }).and(page.locator('[data-state=shown]'));

export function ownPhotos(at: (path: string) => string) {
  test('photos of our own are shown with their author, also where those of other hosts are switched off', async ({
    page,
  }) => {
    await open(page, at(paths.privacy('tr')));
    await buttonIn(page, 'tr', 'privacy.switchOff').click();

    await open(page, at(paths.article('tr', article)));
    const alt = altOfOwnPhoto('tr');
    const figure = page.getByRole('figure').filter({ hasText: 'Ayşe' });
    await figure.scrollIntoViewIfNeeded();
    await expect(shown(page, alt)).toBeInViewport();
    await expect(shown(page, alt)).toHaveCSS('object-position', '0% 100%');
    await expect(figure.getByRole('link', { name: 'CC BY 4.0' })).toBeVisible();

    await open(page, at(paths.contact('tr')));
    await page.locator(`#person-${personId}`).scrollIntoViewIfNeeded();
    await expect(shown(page, /Ayşe/)).toBeInViewport();
  });

  test('their files are kept by browsers forever', async ({ request }) => {
    const page = await (await request.get(at(paths.article('en', article)))).text();
    const [address = ''] = /\/assets\/photos\/[^" ]+-480\.avif/.exec(page) ?? [];
    const answer = await request.get(at(address));
    expect(answer.headers()).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': expect.stringContaining('immutable'),
    });
  });
}
