import { memo } from 'react';
import { today } from '../days.ts';
import { useI18n } from '../i18n/context.tsx';
import type { Translate } from '../i18n/messages.ts';
import type { Parts } from '../trip/parts.ts';
import styles from './planner.module.css';
import { warningsOf, type Warning } from '../trip/warnings.ts';
import type { Words } from '../trip/words.ts';
import textStyles from '../ui/text.module.css';

export function sentenceOf(warning: Warning, t: Translate, words: Words): string {
  switch (warning.kind) {
    case 'hot':
    case 'cold':
    case 'wet': {
      const { kind, place, at, month } = warning;
      const values = { place: words.placeName(place), month: words.month(at) };
      return kind === 'wet'
        ? t('plan.warn.wet', { ...values, days: month.rainDays, millimetres: month.rainMm })
        : t(`plan.warn.${kind}`, {
            ...values,
            high: words.degrees(month.highC),
            ...(kind === 'cold' && { low: words.degrees(month.lowC) }),
          });
    }
    case 'balloons':
      return t('plan.warn.balloons', { month: words.month(warning.at) });
    case 'long': {
      const { from, to, hours } = warning.leg;
      return t('plan.warn.long', {
        from: words.placeName(from),
        to: words.placeName(to),
        time: words.time(hours),
      });
    }
    case 'unknown':
    case 'schoolUnknown':
      return t(`plan.warn.${warning.kind}`, { day: words.longDay(warning.day) });
    case 'oneNight':
      return t('plan.warn.oneNight', { place: words.placeName(warning.place) });
    case 'past':
      return t('plan.warn.past');
    default:
      return t(`plan.warn.${warning.kind}`, {
        name: warning.name,
        when: words.holiday(warning),
      });
  }
}

export const Warnings = memo(function Warnings({ data, trip, legs, words }: Parts) {
  const { t } = useI18n();
  const warnings = warningsOf(trip, legs, data, today());
  const undated = trip.from === undefined && trip.month === undefined;
  if (warnings.length === 0 && !undated) return null;
  return (
    <section className={styles.know} data-paper="whole" aria-labelledby="know-title">
      <h2 id="know-title" className={textStyles.large}>
        {t('plan.know')}
      </h2>
      <ul>
        {undated && <li>{t('plan.ground')}</li>}
        {warnings.map((warning) => {
          const sentence = sentenceOf(warning, t, words);
          return <li key={sentence}>{sentence}</li>;
        })}
      </ul>
    </section>
  );
});
