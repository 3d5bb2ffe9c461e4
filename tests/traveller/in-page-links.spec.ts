import { paths } from '../../app/paths.ts';
import { beginningIsSeen, focusOn, hasLanded, linksWithin } from './support/in-page.ts';
import { desktop, engines, phone, smallPhone } from './support/sizes.ts';
import { expect, test } from './support/test.ts';
import type { Traveller } from './support/traveller.ts';
import type { Engine } from './support/window.ts';

const pages = [
  { name: 'home on a phone', path: paths.home('en'), size: phone },
  { name: 'a destination on a desk', path: paths.destination('en', 'istanbul'), size: desktop },
  { name: 'an article on a desk', path: paths.article('en', 'istanbul'), size: desktop },
  { name: 'an Arabic article on a phone', path: paths.article('ar', 'istanbul'), size: phone },
  {
    name: 'a Turkish destination on a small phone',
    path: paths.destination('tr', 'cappadocia'),
    size: smallPhone,
  },
];

/** At most two of every third link, in turns by mouse and keyboard. */
function shareOfLinks<Link>(engine: Engine, links: readonly Link[]) {
  const first = engines.indexOf(engine) % links.length;
  return links
    .filter((_, index) => index % engines.length === first)
    .slice(0, 2)
    .map((link, turn) => ({ link, by: (turn + first) % 2 === 0 ? 'mouse' : 'keyboard' }));
}

async function wrongLanding(traveller: Traveller, id: string) {
  const landed = await traveller.sees(hasLanded, id);
  await traveller.rests();
  if (!landed || !(await traveller.run(hasLanded, id))) return `#${id} is not where one reads`;
  return (await traveller.sees(beginningIsSeen, id)) ? undefined : `#${id} is covered or unseen`;
}

for (const { name, path, size } of pages) {
  test(`links within ${name} lead to their place, by mouse or keyboard`, ({ engine, travel }) =>
    travel(async (traveller) => {
      await traveller.open(path, size);
      const links = shareOfLinks(engine, await traveller.run(linksWithin));
      expect(links).not.toEqual([]);
      const wrong: string[] = [];
      for (const {
        link: { selector, id },
        by,
      } of links) {
        await traveller.bring(selector);
        if (by === 'mouse') {
          await traveller.pressOn(selector);
        } else {
          await traveller.run(focusOn, selector);
          await traveller.window.key('Enter');
        }
        const fault = await wrongLanding(traveller, id);
        if (fault) wrong.push(`${fault}, by ${by}`);
      }
      expect(wrong).toEqual([]);
    }));
}

test('the skip link leads past the toolbar: the next Tab is within the content', ({ travel }) =>
  travel(async (traveller) => {
    await traveller.open(paths.guide('en'), desktop);
    await traveller.window.key('Tab');
    await traveller.window.key('Enter');
    expect(await traveller.arrives(`${paths.guide('en')}#main`)).toBe(true);
    await traveller.window.key('Tab');
    expect(
      await traveller.sees(() => Boolean(document.activeElement?.closest('main :is(a, button)'))),
    ).toBe(true);
  }));

test('an address with a section opens at that section', ({ travel }) =>
  travel(async (traveller) => {
    const addresses = [
      { page: paths.home('en'), id: 'contact', size: phone },
      { page: paths.guide('en'), id: 'emergency', size: phone },
      { page: paths.experiences('tr'), id: 'culinary', size: desktop },
      { page: paths.article('ar', 'istanbul'), id: 'section-5', size: smallPhone },
      { page: paths.credits('en'), id: 'credits-data', size: desktop },
    ];
    const wrong: string[] = [];
    for (const { page, id, size } of addresses) {
      await traveller.open(`${page}#${id}`, size);
      const fault = await wrongLanding(traveller, id);
      if (fault) wrong.push(`${page}: ${fault}`);
    }
    expect(wrong).toEqual([]);
  }));
