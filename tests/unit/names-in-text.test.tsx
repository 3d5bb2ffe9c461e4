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

describe('in the planner a name within a sentence has its article', () => {
  test.each([
    ['stops', (trip: Trip) => <Stops {...plannerParts('en', trip)} onChange={noChange} />],
    ['days', (trip: Trip) => <Days {...plannerParts('en', trip)} />],
    ['warnings', (trip: Trip) => <Warnings {...plannerParts('en', trip)} />],
    ['map', (trip: Trip) => <RouteMap {...plannerParts('en', { ...trip, stops: [] })} />],
    [
      'places to add',
      (trip: Trip) => (
        <AddPlace
          places={plannerParts('en', trip).data.places}
          stops={trip.stops}
          onAdd={noChange}
          builtOn="2026-12-01"
        />
      ),
    ],
    [
      'what a link had too much',
      (trip: Trip) => (
        <LeftOut
          {...plannerParts('en', trip)}
          problems={named.map(({ id }) => ({ kind: 'nights', place: id, value: '99', nights: 2 }))}
        />
      ),
    ],
  ])('%s', (_, part) => {
    const said = trips.flatMap((trip) => saidIn(rendered('en', part(trip))));
    expect(said.length).toBeGreaterThan(0);
    expect([...new Set(bareIn(said))]).toEqual([]);
  });

  test('message, copied text and calendar', () => {
    const said = trips.flatMap((trip) => {
      const parts = plannerParts('en', trip);
      return [tripInWords(parts, t, ''), tripText(parts, 'en', t, '')].flatMap((text) =>
        text.split('\n'),
      );
    });
    expect([...new Set(bareIn(said))]).toEqual([]);
  });
});
