import { translator, type Translate } from '../i18n/messages.ts';
import type { Locale } from '../locales.ts';
import { paths } from '../paths.ts';
import type { AdviceData } from '../trip/advice.server.ts';
import { deedsOf, remindersOf } from '../trip/before.ts';
import { isDone, keepDone, keptDone } from './kept-trip.ts';
import type { Parts } from '../trip/parts.ts';
import { today } from '../days.ts';
import { loadJson, onceEach } from '../ui/browser/load-json.ts';
import { useSyncExternalStore } from 'react';
import check from '../ui/check.module.css';
import { classes } from '../ui/classes.ts';
import disclosure from '../ui/disclosure.module.css';
import { Prose } from '../ui/prose.tsx';
import textStyles from '../ui/text.module.css';
import styles from './before-you-go.module.css';
import { useI18n } from '../i18n/context.tsx';
import {
  emissionsInWords,
  lighterInWords,
  emissionsOf,
  type EmissionFacts,
} from '../trip/emissions.ts';
import { Link } from '../ui/link.tsx';

type BeforeProps = Parts & { rules: AdviceData['rules']; say: Translate };

function BeforeYouGo({ rules, say, ...parts }: BeforeProps) {
  const { trip, words } = parts;
  const kept = useSyncExternalStore(keptDone.subscribe, keptDone.read);
  const now = today();
  const deeds = deedsOf(parts, rules, now);
  const { from = '' } = trip;
  if (deeds.length === 0) return null;
  const done = deeds.filter(({ id }) => isDone(kept, from, id)).length;
  return (
    <details className={disclosure.lined} data-paper="bare">
      <summary className={disclosure.summary}>
        <h2>{say('advice.before', { count: deeds.length, done })}</h2>
      </summary>
      <ul role="list" className={styles.deeds}>
        {deeds.map(({ id, title, html, day, isLate }) => (
          <li key={id}>
            <label className={check.check}>
              <input
                type="checkbox"
                checked={isDone(kept, from, id)}
                onChange={({ target }) => keepDone(from, id, target.checked, now)}
              />
              <span className={textStyles.strong}>{title}</span>{' '}
              <span className={textStyles.soft}>
                {isLate ? say('advice.now') : say('advice.until', { day: words.longDay(day) })}
              </span>
            </label>
            <Prose html={html} className={textStyles.measured} />
          </li>
        ))}
      </ul>
      <p className={classes(textStyles.note, textStyles.measured)} data-screen-only>
        {say('advice.kept')}
      </p>
    </details>
  );
}

type EmissionsProps = Parts & { guests: number; facts: EmissionFacts; say: Translate };

function EmissionsLine({ guests, facts, say, ...parts }: EmissionsProps) {
  const { locale } = useI18n();
  const { words } = parts;
  const emissions = emissionsOf(parts, guests, facts);
  if (!emissions) return null;
  const { lighter } = emissions;
  return (
    <div>
      <p>{say('advice.emissions', emissionsInWords(emissions, words))}</p>
      {lighter && <p>{lighterInWords(lighter, words, say)}</p>}
      <p className={textStyles.note}>
        {say('advice.counted')}{' '}
        <Link to={`${paths.credits(locale)}#credits-data`} data-screen-only>
          {say('advice.method')}
        </Link>
      </p>
    </div>
  );
}

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
      const done = keptDone.read();
      const deeds = deedsOf(parts, rules, today()).filter(({ id }) => !isDone(done, from, id));
      return remindersOf(deeds, from, ({ title }) => say('advice.reminder', { title }));
    },
  };
}
export type Advice = Awaited<ReturnType<typeof load>>;

/** @throws {Error} if it does not come; the next call tries again. */
export const adviceIn = onceEach(load);
