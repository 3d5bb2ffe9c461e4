import { useI18n } from '../i18n/context.tsx';
import type { Translate } from '../i18n/messages.ts';
import { unmarked } from '../i18n/unmarked.ts';
import type { TripProblem } from '../trip/parse-trip.ts';
import styles from './planner.module.css';
import { childLimits, tripLimits } from '../trip/trip.ts';
import type { Words } from '../trip/words.ts';
import panel from '../ui/panel.module.css';
import { classes } from '../ui/classes.ts';
import stack from '../ui/stack.module.css';
import textStyles from '../ui/text.module.css';

/** Sentences in full; the others are counted. */
const most = 6;

function sentenceOf(problem: TripProblem, t: Translate, words: Words): string {
  if (problem.kind === 'many')
    return t('plan.left.many', { count: problem.count, most: tripLimits.stops });
  const value = unmarked(problem.value);
  if (problem.kind === 'nights')
    return t('plan.left.nights', {
      value,
      place: words.inText(problem.place),
      nights: problem.nights,
    });
  if (problem.kind === 'people') return t('plan.left.people', { value, most: tripLimits.people });
  if (problem.kind === 'children') return t('plan.left.children', { value, ...childLimits });
  if (problem.kind === 'also') return t('plan.left.also', { value, most: tripLimits.also });
  return t(`plan.left.${problem.kind}`, { value });
}

export function LeftOut({ problems, words }: { problems: readonly TripProblem[]; words: Words }) {
  const { t } = useI18n();
  const sentences = [...new Set(problems.map((problem) => sentenceOf(problem, t, words)))];
  return (
    <div role="status">
      {sentences.length > 0 && (
        <div className={classes(panel.lined, stack.near, styles.leftOut)} data-screen-only>
          <h2 className={textStyles.medium}>{t('plan.left.title')}</h2>
          <ul>
            {sentences.slice(0, most).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
            {sentences.length > most && (
              <li>{t('plan.left.more', { count: sentences.length - most })}</li>
            )}
          </ul>
        </div>
      )}
    </div>
  );
}
