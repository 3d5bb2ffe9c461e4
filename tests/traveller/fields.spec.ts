import { paths } from '../../app/paths.ts';
import { changesByOthers } from '../support/changed-page.ts';
import {
  areIslandsHydrated,
  choose,
  focusOn,
  hasFocus,
  setCaret,
  valueOf,
} from './support/in-page.ts';
import { letIslandsGo } from './support/late-islands.ts';
import { desktop, shareOf } from './support/sizes.ts';
import { expect, test } from './support/test.ts';
import type { Traveller } from './support/traveller.ts';

type Form = {
  path: string;
  use: (traveller: Traveller) => Promise<void>;
  expectKept: (traveller: Traveller) => Promise<void>;
};

async function type(traveller: Traveller, selector: string, text: string) {
  await traveller.run(focusOn, selector);
  await traveller.window.type(text);
}

const [name, email, message] = [
  '#main form [autocomplete=name]',
  '#main form [autocomplete=email]',
  '#main form textarea',
];
const contact: Form = {
  path: paths.contact('en'),
  use: async (traveller) => {
    await type(traveller, email, 'ayse@example.com');
    await type(traveller, message, 'Two of us');
    await type(traveller, name, 'Aye Demir');
    await traveller.run(setCaret, name, 2);
  },
  expectKept: async (traveller) => {
    await traveller.window.type('s');
    expect(await traveller.run(valueOf, name)).toBe('Ayse Demir');
    expect(await traveller.run(valueOf, email)).toBe('ayse@example.com');
    expect(await traveller.run(valueOf, message)).toBe('Two of us');
  },
};

const query = '#main [type=search]';
const search: Form = {
  path: paths.search('tr'),
  use: async (traveller) => {
    await type(traveller, query, 'Kpadokya');
    await traveller.run(setCaret, query, 1);
  },
  expectKept: async (traveller) => {
    await traveller.window.type('a');
    expect(await traveller.run(valueOf, query)).toBe('Kapadokya');
    expect(await traveller.arrives(`${paths.search('tr')}?q=Kapadokya`)).toBe(true);
  },
};

const [day, start] = ['#main [type=date]', '#main select:has([value=izmir])'];
const planner: Form = {
  path: paths.plan('en'),
  use: async (traveller) => {
    await traveller.run(choose, start, 'izmir');
    await traveller.run(choose, day, '2027-05-10');
  },
  expectKept: async (traveller) => {
    const asked = `${paths.plan('en')}?from=2027-05-10&start=izmir&end=izmir`;
    expect(await traveller.arrives(asked)).toBe(true);
    expect(await traveller.run(valueOf, start)).toBe('izmir');
    expect(await traveller.run(valueOf, day)).toBe('2027-05-10');
    expect(await traveller.run(hasFocus, day)).toBe(true);
  },
};

const changes = [{ name: 'nothing else has changed', change: () => {} }, ...changesByOthers];

for (const [turn, { name: changed, change }] of changes.entries()) {
  test(`text, choices, focus and caret stay when islands are hydrated late and ${changed}`, ({
    engine,
    travel,
    lateSite,
  }) =>
    travel(async (traveller) => {
      const { path, use, expectKept } = shareOf(engine, turn, [contact, search, planner]);
      await traveller.window.resize(desktop);
      await traveller.window.load(lateSite + path);
      await use(traveller);
      await traveller.run(change);
      expect(await traveller.run(areIslandsHydrated)).toBe(false);
      await traveller.run(letIslandsGo);
      expect(await traveller.sees(areIslandsHydrated)).toBe(true);
      await traveller.rests();
      await expectKept(traveller);
    }));
}
