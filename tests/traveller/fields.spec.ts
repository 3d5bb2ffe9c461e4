import { paths } from '../../app/paths.ts';
import { changesByOthers } from '../support/changed-page.ts';
import {
  areIslandsHydrated,
  choose,
  focusOn,
  hasFocus,
  setCaret,
  valueOf,
} from './support/fields-in-page.ts';
import { letIslandsGo, serveWithLateIslands } from './support/late-islands.ts';
import { desktop } from './support/sizes.ts';
import { expect, test } from './support/test.ts';
import type { Traveller } from './support/traveller.ts';

const changes = [{ name: 'nothing else has changed', change: () => {} }, ...changesByOthers];

async function useBeforeHydration(
  traveller: Traveller,
  path: string,
  use: () => Promise<void>,
  change: () => void,
) {
  const { origin, close } = await serveWithLateIslands();
  try {
    await traveller.window.resize(desktop);
    await traveller.window.load(origin + path);
    await use();
    await traveller.run(change);
    expect(await traveller.run(areIslandsHydrated)).toBe(false);
    await traveller.run(letIslandsGo);
    expect(await traveller.sees(areIslandsHydrated)).toBe(true);
    await traveller.rests();
  } finally {
    close();
  }
}

for (const { name, change } of changes) {
  test(`text, focus and caret stay in the contact form when islands are hydrated late and ${name}`, ({
    travel,
  }) =>
    travel(async (traveller) => {
      const [field, email, message] = [
        '#main form [autocomplete=name]',
        '#main form [autocomplete=email]',
        '#main form textarea',
      ];
      const type = async (selector: string, text: string) => {
        await traveller.run(focusOn, selector);
        await traveller.window.type(text);
      };
      await useBeforeHydration(
        traveller,
        paths.contact('en'),
        async () => {
          await type(email, 'ayse@example.com');
          await type(message, 'Two of us');
          await type(field, 'Aye Demir');
          await traveller.run(setCaret, field, 2);
        },
        change,
      );
      await traveller.window.type('s');
      expect(await traveller.run(valueOf, field)).toBe('Ayse Demir');
      expect(await traveller.run(valueOf, email)).toBe('ayse@example.com');
      expect(await traveller.run(valueOf, message)).toBe('Two of us');
    }));

  test(`text, focus and caret stay in the search field when islands are hydrated late and ${name}`, ({
    travel,
  }) =>
    travel(async (traveller) => {
      const field = '#main [type=search]';
      await useBeforeHydration(
        traveller,
        paths.search('tr'),
        async () => {
          await traveller.run(focusOn, field);
          await traveller.window.type('Kpadokya');
          await traveller.run(setCaret, field, 1);
        },
        change,
      );
      await traveller.window.type('a');
      expect(await traveller.run(valueOf, field)).toBe('Kapadokya');
      expect(await traveller.arrives(`${paths.search('tr')}?q=Kapadokya`)).toBe(true);
    }));

  test(`choices and focus stay when islands are hydrated late and ${name}`, ({ travel }) =>
    travel(async (traveller) => {
      const day = '#main [type=date]';
      const start = '#main select:has([value=izmir])';
      for (const [field, value, query] of [
        [day, '2027-05-10', 'from=2027-05-10'],
        [start, 'izmir', 'start=izmir'],
      ] as const) {
        await useBeforeHydration(
          traveller,
          paths.plan('en'),
          () => traveller.run(choose, field, value),
          change,
        );
        expect(await traveller.arrives(`${paths.plan('en')}?${query}`)).toBe(true);
        expect(await traveller.run(valueOf, field)).toBe(value);
        expect(await traveller.run(hasFocus, field)).toBe(true);
      }
    }));
}
