import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { closureOf } from '../../app/closures/closures.server.ts';
import { compileMessages } from '../../app/content/messages.server.ts';
import { addDays, today } from '../../app/days.ts';
import { destinationCards } from '../../app/destinations/destination-cards.server.ts';
import { ExperienceOffer } from '../../app/experiences/experience-offer.tsx';
import { I18nProvider } from '../../app/i18n/context.tsx';
import { locales, type Locale } from '../../app/locales.ts';
import { shownHtml } from '../support/shown-html.ts';
import { content } from '../support/texts.ts';

const why = { en: 'Snow.', tr: 'Kar.', ar: 'ثلج.' };

/** The visible HTML of a list of one place, closed or not. */
function offerOf(locale: Locale, closed?: { until?: string }) {
  const places = destinationCards(locale)
    .slice(0, 1)
    .map((card) => ({
      ...card,
      closure: closureOf(locale, { closed: closed && { ...closed, why } }, card.title),
    }));
  const html = renderToStaticMarkup(
    <I18nProvider locale={locale} messages={compileMessages(content.messages[locale])}>
      <ExperienceOffer id="photography" places={places} trip="" />
    </I18nProvider>,
  );
  return { html: shownHtml(html), label: places[0]?.closure?.label ?? '' };
}

test.each(locales)('%s: a closed place of an experience says so and has no price', (locale) => {
  expect(offerOf(locale).html).toContain('$');
  for (const closed of [{}, { until: addDays(today(), 9) }]) {
    const { html, label } = offerOf(locale, closed);
    expect(label).not.toBe('');
    expect(html).toContain(label);
    expect(html).not.toContain('$');
  }
});
