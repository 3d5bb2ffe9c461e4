import { describe, expect, test, vi } from 'vitest';
import { rankingIn } from '../../app/months/ranking.ts';
import { getMonth } from '../../app/months/months.server.ts';
import { wishIds } from '../../app/months/wishes.ts';
import { monthIds } from '../../app/pages.ts';
import { AddPlace } from '../../app/planner/add-place.tsx';
import { Days } from '../../app/planner/days-list.tsx';
import { LeftOut } from '../../app/planner/left-out.tsx';
import { RouteMap } from '../../app/planner/route-map.tsx';
import { Stops } from '../../app/planner/stops/stops.tsx';
import { Warnings } from '../../app/planner/warning-list.tsx';
import { Outcome } from '../../app/search/outcome.tsx';
import { getPage } from '../../app/shell/page.server.ts';
import type { Trip } from '../../app/trip/trip.ts';
import { tripInWords, tripText } from '../../app/trip/trip-text.ts';
import { plannerParts, rendered, saidIn } from '../support/rendered.tsx';
import { content, translate } from '../support/texts.ts';

vi.stubGlobal('location', new URL('https://example.org/plan'));

/* English names with an article, such as "the Black Sea", have it within a sentence. */

const named = content.destinations.flatMap(({ id, translations }) => {
  const { title, inText = title } = translations.en.frontMatter;
  return inText === title ? [] : [{ id, title, inText }];
});

/** Texts with a name beside other words and without its article; a label has it alone or before a colon. */
const bareIn = (texts: readonly string[]) =>
  texts.filter((text) =>
    named.some(({ title, inText }) =>
      new RegExp(`\\p{L},? ${title}|“${title}|^${title} \\p{L}`, 'u').test(
        text.replaceAll('\u00A0', ' ').replaceAll(new RegExp(inText, 'gi'), ''),
      ),
    ),
  );

const t = translate.en;
const noChange = () => undefined;

describe('within a sentence a name has its article', () => {
  test('in the ranking of every month, for every wish and for two of them', () => {
    const wanted = [[], ...wishIds.flatMap((one) => wishIds.map((other) => [one, other]))];
    const said = monthIds.flatMap((id) => {
      const places = getMonth('en', id).places;
      return wanted.map((wishes) => rankingIn('en', t, places, wishes));
    });
    expect(said.filter((text) => text.includes('the Black Sea')).length).toBeGreaterThan(5);
    expect(bareIn(said)).toEqual([]);
  });

  test('where the search names the nearest place', () => {
    const places = getPage('/').navigation.destinations;
    const said = named.flatMap(({ id }) =>
      saidIn(
        rendered(
          'en',
          <Outcome
            query="Ordu"
            places={places}
            failed={false}
            found={{
              results: [],
              complete: true,
              exact: true,
              otherPlaces: [{ name: 'Ordu', spellings: ['ordu'], nearest: id }],
            }}
            Results={() => null}
          />,
        ),
      ),
    );
    expect(said.join(' ')).toContain('the Black Sea');
    expect(bareIn(said)).toEqual([]);
  });
});

const trips: Trip[] = named.flatMap(({ id }) =>
  (['air', 'car'] as const).flatMap((by) =>
    monthIds.map((month): Trip => ({
      stops: [
        { place: 'istanbul', nights: 2 },
        { place: id, nights: 1 },
        { place: 'antalya', nights: 7 },
        { place: id, nights: 3 },
      ],
      start: 'izmir',
      end: 'ankara',
      month,
      by,
    })),
  ),
);

/** The parts of the planner, the message and the text to copy. */
function saidOf(trip: Trip) {
  const parts = plannerParts('en', trip);
  const markup = rendered(
    'en',
    <>
      <Stops {...parts} onChange={noChange} />
      <Days {...parts} />
      <Warnings {...parts} />
      <RouteMap {...plannerParts('en', { ...trip, stops: [] })} />
      <AddPlace
        places={parts.data.places}
        stops={trip.stops}
        onAdd={noChange}
        builtOn="2026-12-01"
      />
      <LeftOut
        {...parts}
        problems={named.map(({ id }) => ({ kind: 'nights', place: id, value: '99', nights: 2 }))}
      />
    </>,
  );
  const texts = [tripInWords(parts, t, ''), tripText(parts, 'en', t, '')];
  return [...saidIn(markup), ...texts.flatMap((text) => text.split('\n'))];
}

test('within a sentence of the planner, or of what it sends, a name has its article', () => {
  const said = trips.flatMap(saidOf);
  expect(said.filter((text) => text.includes('the Black Sea')).length).toBeGreaterThan(50);
  expect([...new Set(bareIn(said))]).toEqual([]);
});
