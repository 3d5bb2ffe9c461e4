import { translator } from '../../i18n/messages.ts';
import type { Locale } from '../../locales.ts';
import { paths } from '../../paths.ts';
import type { AdviceData } from '../../trip/advice.server.ts';
import { deedsOf, remindersOf } from '../../trip/before.ts';
import { isDone, doneNow } from '../../trip/done.ts';
import type { Parts } from '../../trip/parts.ts';
import { today } from '../../days.ts';
import { loadJson } from '../../ui/browser/load-json.ts';
import { BeforeYouGo } from './before-you-go.tsx';
import { EmissionsLine } from './emissions-line.tsx';

async function load(locale: Locale) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the same build
  const { words, emissions, rules } = (await loadJson(paths.advice(locale))) as AdviceData;
  const say = translator(locale, words);
  return {
    Before: (parts: Parts) => <BeforeYouGo {...parts} rules={rules} say={say} />,
    Emissions: (parts: Parts & { guests: number }) => (
      <EmissionsLine {...parts} facts={emissions} say={say} />
    ),
    /** Of what is not done yet. */
    reminders: (parts: Parts) => {
      const { from = '' } = parts.trip;
      const deeds = deedsOf(parts, rules, today()).filter(({ id }) => !isDone(doneNow(), from, id));
      return remindersOf(deeds, from, ({ title }) => say('advice.reminder', { title }));
    },
  };
}
export type Advice = Awaited<ReturnType<typeof load>>;

const loaded = new Map<Locale, Promise<Advice>>();

/** @throws {Error} if it does not come; the next call tries again. */
export function adviceIn(locale: Locale): Promise<Advice> {
  const advice = loaded.get(locale) ?? load(locale);
  loaded.set(locale, advice);
  advice.catch(() => loaded.delete(locale));
  return advice;
}
