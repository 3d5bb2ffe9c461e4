import { describe, expect, test } from 'vitest';
import type { Subject } from '../../app/contact/asked.ts';
import { mailAbout } from '../../app/contact/message.ts';
import { locales, type Locale } from '../../app/locales.ts';
import { monthIds } from '../../app/pages.ts';
import { paths } from '../../app/paths.ts';
import { all, attribute, pageAt, pages, textOf } from '../support/site.ts';
import { content, translate } from '../support/texts.ts';

const kindsOf = (address: string) =>
  all(pageAt(address), '[data-ask]').map(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the same build
    (link) => (JSON.parse(attribute(link, 'data-ask') ?? '') as Subject).kind,
  );

describe.each(locales)('in %s', (locale: Locale) => {
  test.each([
    ['place', content.destinations.map(({ id }) => paths.destination(locale, id))],
    ['trip', content.trips.map(({ id }) => paths.trip(locale, id))],
    ['month', monthIds.map((id) => paths.month(locale, id))],
    ['article', content.articles.map(({ id }) => paths.article(locale, id))],
  ])('every %s asks about itself', (kind, addresses) => {
    expect(addresses.length).toBeGreaterThan(4);
    expect(addresses.filter((address) => !kindsOf(address).some((one) => one === kind))).toEqual(
      [],
    );
  });

  test('every answer and every experience asks about itself', () => {
    const answers = content.answers.filter(({ facts }) => facts.locales.includes(locale));
    expect(kindsOf(paths.guide(locale))).toEqual([...answers.map(() => 'answer'), 'page']);
    expect(kindsOf(paths.experiences(locale))).toEqual(content.experiences.map(() => 'experience'));
  });

  test('what a link to the form is about is in a mail beside it, for a page without scripts', () => {
    const asked = pages.filter((page) => page.locale === locale);
    const links = asked.flatMap((page) => all(page, '[data-ask]'));
    expect(links.length).toBeGreaterThan(80);
    for (const link of links) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the same build
      const subject = JSON.parse(attribute(link, 'data-ask') ?? '') as Subject;
      const mail = link.previousSibling?.querySelector('a');
      expect(mail && attribute(mail, 'href')).toBe(mailAbout(translate[locale], subject));
    }
  });

  test.each(['home', 'destinations', 'trips', 'whenToGo', 'guide'] as const)('%s asks', (page) => {
    const label = translate[locale]('ask.label');
    const links = all(pageAt(paths[page](locale)), `main a[href="${paths.contact(locale)}"]`);
    expect(links.map(textOf)).toContain(label);
  });
});
