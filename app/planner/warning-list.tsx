import { memo } from 'react';
import { today } from '../days.ts';
import { useI18n } from '../i18n/context.tsx';
import type { Translate } from '../i18n/messages.ts';
import type { Parts } from '../trip/parts.ts';
import styles from './planner.module.css';
import { warningsOf, type Warning } from '../trip/warnings.ts';
import type { Words } from '../trip/words.ts';
import panel from '../ui/panel.module.css';
import { classes } from '../ui/classes.ts';
import stack from '../ui/stack.module.css';
import textStyles from '../ui/text.module.css';

export function sentenceOf(warning: Warning, t: Translate, words: Words): string {
  switch (warning.kind) {
    case 'hot':
    case 'cold':
    case 'wet': {
      const { kind, at, places } = warning;
      return t(`plan.warn.${kind}`, {
        month: words.month(at),
        places: words.list(
          places.map(({ place, month }) =>
            t(`plan.warn.${kind}In`, {
              place: words.inText(place),
              high: words.degrees(month.highC),
              low: words.degrees(month.lowC),
              days: month.rainDays,
              millimetres: month.rainMm,
            }),
          ),
        ),
      });
    }
    case 'balloons':
      return t('plan.warn.balloons', { month: words.month(warning.at) });
    case 'long': {
      const { from, to, hours } = warning.leg;
      return t('plan.warn.long', {
        from: words.inText(from),
        to: words.inText(to),
        time: words.time(hours),
      });
    }
    case 'eveRoad':
    case 'lastDayRoad': {
      const { kind, name, day, leg } = warning;
      return t(`plan.warn.${kind}`, {
        name,
        day: words.longDay(day),
        from: words.inText(leg.from),
        to: words.inText(leg.to),
      });
    }
    case 'stairs':
      return t('plan.warn.stairs', { title: warning.title });
    case 'unknown':
    case 'schoolUnknown':
      return t(`plan.warn.${warning.kind}`, { day: words.longDay(warning.day) });
    case 'oneNight':
      return t('plan.warn.oneNight', { place: words.inText(warning.place) });
    case 'past':
      return t('plan.warn.past');
    default:
      return t(`plan.warn.${warning.kind}`, {
        name: warning.name,
        when: words.holiday(warning),
      });
  }
}

export const Warnings = memo(function Warnings({ data, trip, legs, words, own }: Parts) {
  const { t } = useI18n();
  const warnings = warningsOf(trip, legs, data, today()).filter(
    ({ kind }) => kind !== 'stairs' || !own,
  );
  const undated = trip.from === undefined && trip.month === undefined;
  if (warnings.length === 0 && !undated) return null;
  return (
    <section
      className={classes(panel.lined, stack.near, styles.know)}
      data-paper="whole"
      aria-labelledby="know-title"
    >
      <h2 id="know-title" className={textStyles.large}>
        {t('plan.know')}
      </h2>
      <ul>
        {undated && <li>{t('plan.ground')}</li>}
        {warnings.map((warning) => {
          const sentence = words.sentence(sentenceOf(warning, t, words));
          return <li key={sentence}>{sentence}</li>;
        })}
      </ul>
    </section>
  );
});
