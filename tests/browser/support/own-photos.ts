import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { paths } from '../../../app/paths.ts';
import { withField } from '../../support/content-copy.ts';
import { personId } from '../../support/made-up.ts';
import { ownPhoto, putOwnPhoto } from '../../support/own-photo.ts';
import { expect, open, test } from './test.ts';
import { articleWords, say } from './words.ts';

const article = 'cappadocia';

/** Gives an article and a person a photo of their own. */
export async function addOwnPhotos(content: string) {
  const add = async (folder: string, field: (photo: object) => (facts: string) => string) => {
    const file = join(content, folder, 'facts.json');
    const photo = ownPhoto(await putOwnPhoto(join(content, folder), 'bay.png'));
    writeFileSync(file, field(photo)(readFileSync(file, 'utf8')));
  };
  await add(`guide/${article}`, (photo) => (facts) => {
    const { photos } = JSON.parse(facts);
    const own = { ...photo, focus: 'bottom left', licence: 'CC BY 4.0' };
    return withField('photos', photos.toSpliced(0, 1, own))(facts);
  });
  await add(`people/${personId}`, (photo) => withField('photo', photo));
}

const shown = (page: Page, alt: string | RegExp) =>
  page.getByRole('img', { name: alt }).and(page.locator('[data-state=shown]'));

export function ownPhotos(at: (path: string) => string) {
  test('photos of our own are shown with their author, also where those of other hosts are switched off', async ({
    page,
  }) => {
    await open(page, at(paths.privacy('tr')));
    await page.getByRole('button', { name: say('tr', 'privacy.switchOff'), exact: true }).click();

    await open(page, at(paths.article('tr', article)));
    const [alt = ''] = articleWords('tr', article).photoAlts;
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
