import { paths } from '../../app/paths.ts';
import { expect, open, test } from './support/test.ts';
import { say } from './support/words.ts';

test.use({ reducedMotion: 'no-preference' });

for (const locale of ['ar'] as const) {
  test(`${locale}: a page that takes its time is announced, one that comes at once is not`, async ({
    page,
  }) => {
    const held = Promise.withResolvers<void>();
    await page.route(/contact\.data/, async (route) => {
      await held.promise;
      await route.fallback();
    });
    await open(page, paths.home(locale));
    const notice = page.getByRole('status').filter({ hasText: say(locale, 'page.onItsWay') });
    const toolbar = page.getByRole('banner');
    const contact = toolbar.getByRole('link', { name: say(locale, 'nav.contact'), exact: true });
    await contact.click();
    await expect(notice).toBeAttached();
    const line = await notice.locator('div').first().boundingBox();
    expect(line?.y).toBeLessThan(100);
    expect(line?.width).toBeGreaterThan(40);
    held.resolve();
    await expect(page).toHaveURL(paths.contact(locale));
    await expect(notice).toHaveCount(0);
  });
}
