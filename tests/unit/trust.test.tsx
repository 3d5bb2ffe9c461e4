import { describe, expect, test } from 'vitest';
import { BusinessDetails } from '../../app/contact/business-details.tsx';
import { BusinessTerms, TermsLink } from '../../app/contact/business-terms.tsx';
import { getBusiness, getController } from '../../app/contact/business.server.ts';
import { organization } from '../../app/documents/head/structured-data.server.ts';
import { locales } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { ControllerSection } from '../../app/about/controller-section.tsx';
import { known, render } from '../support/made-up-pages.tsx';
import { business } from '../support/made-up.ts';
import { translate } from '../support/texts.ts';

describe.each(locales)('the trust fields in %s', (locale) => {
  const say = translate[locale];
  const nothing = getBusiness(locale, {});
  const filled = getBusiness(locale, known.site.business);

  test('are nowhere until they are filled in', () => {
    expect(render(locale, <BusinessDetails business={nothing} />)).toBe('');
    expect(render(locale, <BusinessTerms business={nothing} />)).toBe('');
    expect(render(locale, <TermsLink business={nothing} />)).toBe('');
  });

  test('link the licence to where it can be verified', () => {
    const html = render(locale, <BusinessDetails business={filled} />);
    expect(html).toContain(`<a href="${business.licencePage}" rel="noopener">`);
    expect(html).toContain(business.hours[locale]);
  });

  test('say who the company is and what it asks', () => {
    const html = render(locale, <BusinessTerms business={filled} />);
    const { company, tradeRegister, mersis, taxOffice, taxNumber } = business;
    for (const text of [company, tradeRegister, mersis, taxOffice, taxNumber]) {
      expect(html).toContain(`<bdi translate="no">${text}</bdi>`);
    }
    for (const key of ['deposit', 'payment', 'cancellation', 'insurance'] as const) {
      expect(html).toContain(business[key][locale]);
    }
  });

  test('have only the sections that are filled in', () => {
    const { deposit } = business;
    const html = render(locale, <BusinessTerms business={getBusiness(locale, { deposit })} />);
    expect(html).toContain('id="terms"');
    expect(html).not.toContain('id="company"');
  });

  test('are linked beside a price', () => {
    const html = render(locale, <TermsLink business={filled} />);
    expect(html).toContain(`href="${paths.contact(locale)}#terms"`);
    expect(html).toContain(say('business.terms'));
  });

  test('name the data controller and the rights, or neither', () => {
    const rights = {
      id: 'privacy-rights',
      title: 'Rights',
      html: '<p>What you may ask.</p>',
    } as const;
    const show = (controller: ReturnType<typeof getController>) =>
      render(locale, <ControllerSection controller={controller} rights={rights} />);
    expect(show(getController(locale, {}))).toBe('');
    const html = show(getController(locale, known.site.business));
    expect(html).toContain(business.controller.name);
    expect(html).toContain(business.controller.processing[locale]);
    expect(html).toContain(rights.html);
  });
});

test('structured data has the fields that are filled in, and a licence makes a travel agency', () => {
  expect(organization('en', {})).toMatchObject({ '@type': 'Organization' });
  expect(Object.keys(organization('en', {}, [])).toSorted()).toEqual(
    ['@id', '@type', 'email', 'logo', 'name', 'url'].toSorted(),
  );
  expect(organization('tr', known.site.business)).toMatchObject({
    '@type': 'TravelAgency',
    legalName: business.company,
    taxID: business.taxNumber,
    knowsLanguage: business.languages,
    address: business.address.tr,
  });
  const url = 'https://network.example/us';
  expect(organization('en', {}, [{ name: 'A network', url }])).toMatchObject({ sameAs: [url] });
});
