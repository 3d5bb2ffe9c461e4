import { useSyncExternalStore } from 'react';
import { today } from '../../days.ts';
import type { Translate } from '../../i18n/messages.ts';
import type { AdviceData } from '../../trip/advice.server.ts';
import { deedsOf } from '../../trip/before.ts';
import { isDone, keepDone, doneNow, onDone } from '../../trip/done.ts';
import type { Parts } from '../../trip/parts.ts';
import check from '../../ui/check.module.css';
import { classes } from '../../ui/classes.ts';
import disclosure from '../../ui/disclosure.module.css';
import { Prose } from '../../ui/prose.tsx';
import textStyles from '../../ui/text.module.css';
import styles from './before-you-go.module.css';

type Props = Parts & { rules: AdviceData['rules']; say: Translate };

export function BeforeYouGo({ rules, say, ...parts }: Props) {
  const { trip, words } = parts;
  const kept = useSyncExternalStore(onDone, doneNow);
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
