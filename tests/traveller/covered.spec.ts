import { paths } from '../../app/paths.ts';
import { walkDown } from './support/walk-in-page.ts';
import { desktop, phone, smallPhone } from './support/sizes.ts';
import { expect, test } from './support/test.ts';

const kinds = [
  { name: 'home', path: paths.home },
  { name: 'the catalogue', path: paths.destinations },
  { name: 'a destination', path: paths.destination },
  { name: 'the experiences', path: paths.experiences },
  { name: 'the guide', path: paths.guide },
  { name: 'an article', path: paths.article },
  { name: 'contact', path: paths.contact },
  { name: 'the credits', path: paths.credits },
];
const sizes = { phone, smallPhone, desktop };

for (const { name, path } of kinds) {
  test(`nothing covers words or controls of ${name}, wherever it is scrolled`, async ({
    traveller,
  }) => {
    for (const [size, box] of Object.entries(sizes)) {
      // Side by side or one below another: only the desk has sides to confuse.
      const locale = size === 'desktop' ? 'ar' : size === 'phone' ? 'en' : 'tr';
      await traveller.open(path(locale, 'istanbul'), box);
      expect(await traveller.run(walkDown), `${locale}, ${size}`).toEqual({
        covered: [],
        neverSeen: [],
        reachedEnd: true,
      });
    }
  });
}
