import { useI18n } from '../i18n/context.tsx';
import styles from './itinerary.module.css';
import { WideSection } from './wide-section.tsx';

type Day = { title: string; text: string };

export function Itinerary({ days }: { days: readonly Day[] }) {
  const { t } = useI18n();
  return (
    <WideSection id="itinerary" title={t('destination.itinerary', { days: days.length })}>
      <ol role="list" className={styles.days}>
        {days.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </WideSection>
  );
}
