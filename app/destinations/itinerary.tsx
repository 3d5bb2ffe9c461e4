import { useI18n } from '../i18n/context.tsx';
import styles from './itinerary.module.css';
import { WideSection } from './wide-section.tsx';

type Day = {
  title: string;
  text: string;
  notes?: readonly { text: string }[] | undefined;
  /** The town where one is in the evening. */
  evening: string;
};

type Props = {
  /** The town of the night before the first day. */
  before: string;
  days: readonly Day[];
};

export function Itinerary({ before, days }: Props) {
  const { t } = useI18n();
  return (
    <WideSection id="itinerary" title={t('destination.itinerary', { days: days.length })}>
      <p>{t('destination.before', { place: before })}</p>
      <ol role="list" className={styles.days}>
        {days.map(({ title, text, notes = [], evening }, at) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{[text, ...notes.map((note) => note.text)].join(' ')}</p>
            <p className={styles.night}>
              {t(at < days.length - 1 ? 'plan.night' : 'destination.after', { place: evening })}
            </p>
          </li>
        ))}
      </ol>
    </WideSection>
  );
}
