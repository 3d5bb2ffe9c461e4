import { tripInWords } from '../../app/trip/trip-text.ts';
import { describe, expect, test, vi } from 'vitest';
import { locales } from '../../app/locales.ts';
import { BudgetCard } from '../../app/planner/choices/budget-card.tsx';
import { Choices } from '../../app/planner/choices/choices.tsx';
import { MoreChoices } from '../../app/planner/choices/more-choices.tsx';
import { SumLine } from '../../app/planner/sum-line.tsx';
import { Total } from '../../app/planner/total.tsx';
import { askedAddress } from '../../app/planner/ask-trip.tsx';
import { plannedPrice } from '../../app/trip/planned-price.ts';
import type { Trip } from '../../app/trip/trip.ts';
import { journeyOf } from '../../app/trip/trip-legs.ts';
import { plannerParts, rendered, saidIn } from '../support/rendered.tsx';
import { stopsAt } from '../support/stops.ts';
import { translate } from '../support/texts.ts';

vi.stubGlobal('location', new URL('https://example.org/plan'));

const loop: Trip = {
  stops: stopsAt('istanbul.2,cappadocia.2,istanbul.1'),
};

describe.each(locales)('the sum of a trip in %s', (locale) => {
  const t = translate[locale];
  const said = (trip: Trip) => saidIn(rendered(locale, <Total {...plannerParts(locale, trip)} />));

  test('says of its flights that they are not included', () => {
    const { flights } = journeyOf(plannerParts(locale, loop).legs);
    expect(flights).toBe(2);
    const sentence = t('plan.flights', { flights });
    expect(said(loop).some((text) => text.startsWith(sentence))).toBe(true);
    const [, ...words] = sentence.split(' ');
    expect(words.length).toBeGreaterThan(3);
  });

  test('leaves out flights by air, and fuel and tolls by car', () => {
    const byAir = said(loop).join('\n');
    const byCar = said({ ...loop, by: 'car' }).join('\n');
    const left = (text: string) =>
      text
        .split('\n')
        .filter((line) =>
          line.startsWith(t('price.notCounted', { things: '|' }).split('|')[0] ?? ''),
        )
        .join();
    expect(left(byAir)).toContain(t('extra.domesticFlights'));
    expect(left(byCar)).toContain(t('extra.fuel'));
    expect(left(byCar)).not.toContain(t('extra.domesticFlights'));
  });

  test('is that of two adults until another number is chosen, in the field and in the message too', () => {
    const parts = plannerParts(locale, loop);
    const { person } = plannedPrice(loop, parts.data.places);
    const two = t('plan.fromAll', { price: parts.words.price(2 * person), people: 2 });
    expect(said(loop)).toContain(two);
    expect(saidIn(rendered(locale, <SumLine {...parts} />))).toContain(two);
    const change = { trip: loop, onChange: () => undefined };
    const choices = rendered(
      locale,
      <>
        <Choices months={parts.data.months} {...change} />
        <MoreChoices gateways={parts.data.gateways} {...change} />
      </>,
    );
    const [, people, rooms] =
      /<output[^>]*>(\d+)<\/output>.*<output>(\d+)<\/output>/.exec(choices) ?? [];
    expect([people, rooms]).toEqual(['2', '1']);
    const open = t('ask.peopleOpen', { adults: t('ask.adults', { people: 2 }) });
    expect(tripInWords(parts, t, '').split('\n')).toContain(open);
    const one = { ...loop, people: 1 };
    expect(said(one)).not.toContain(two);
    const alone = tripInWords(plannerParts(locale, one), t, '');
    expect(alone.split('\n')).toContain(t('ask.adults', { people: 1 }));
  });
});

describe.each(locales)('what has no price yet in %s', (locale) => {
  const t = translate[locale];
  const said = (trip: Trip) => saidIn(rendered(locale, <Total {...plannerParts(locale, trip)} />));
  const message = (trip: Trip) => tripInWords(plannerParts(locale, trip), t, '').split('\n');

  test('is the single room of one traveller', () => {
    const sentence = t('price.plusSingle');
    const one = { ...loop, people: 1 };
    expect(said(one)).toContain(sentence);
    expect(message(one)).toContain(t('ask.single'));
    expect(message(one)).not.toContain(sentence);
    expect(said(loop)).not.toContain(sentence);
    expect(said({ ...loop, people: 3 })).toContain(sentence);
  });

  test('is a child, with its age', () => {
    const family = { ...loop, children: [4] };
    const sentence = t('price.childAsk', { children: 1, ages: '4' });
    expect(said(family)).toContain(sentence);
    expect(message(family)).toContain(t('ask.childPrice', { children: 1 }));
    expect(message(family)).not.toContain(sentence);
    expect(said(loop)).not.toContain(sentence);
  });

  test('is below the lines of one’s own costs, with the flights', () => {
    const parts = plannerParts(locale, { ...loop, people: 1, budget: '400,60,0' });
    const card = saidIn(rendered(locale, <BudgetCard {...parts} onChange={() => undefined} />));
    expect(card).toContain(t('plan.flights', { flights: 2 }));
    expect(card).toContain(t('price.plusSingle'));
  });
});

describe.each(locales)('the message about a trip in %s', (locale) => {
  const t = translate[locale];
  const wish = 'diz ağrısı, yavaş gezmek';

  test('has a wish once: in words, not in the link again', () => {
    const trip = { ...loop, also: wish };
    const text = tripInWords(plannerParts(locale, trip), t, askedAddress(locale, trip));
    expect(text.split(wish)).toHaveLength(2);
    expect(text).not.toContain('also=');
    // At the end it would take in what a visitor adds.
    const above = text.split('\n').slice(0, -1).join('\n');
    expect(above).toContain('stops=istanbul.2,cappadocia.2,istanbul.1');
  });

  test('says that a month is the month of the trip', () => {
    const parts = plannerParts(locale, { ...loop, month: 'may' });
    const line = `${t('plan.month')}: ${parts.words.month(4)}`;
    expect(tripInWords(parts, t, '').split('\n')).toContain(line);
  });
});
