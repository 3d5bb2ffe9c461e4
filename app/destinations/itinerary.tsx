import { useI18n } from '../i18n/context.tsx';
import styles from './itinerary.module.css';
import { WideSection } from './wide-section.tsx';

type Day = { title: string; text: string; notes?: readonly { text: string }[] | undefined };

export function Itinerary({ days }: { days: readonly Day[] }) {
  const { t } = useI18n();
  return (
    <WideSection id="itinerary" title={t('destination.itinerary', { days: days.length })}>
      <ol role="list" className={styles.days}>
        {days.map(({ title, text, notes = [] }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{[text, ...notes.map((note) => note.text)].join(' ')}</p>
          </li>
        ))}
      </ol>
    </WideSection>
  );
}
