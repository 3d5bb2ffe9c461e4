import type { AnswersData } from './answers.server.ts';
import { useI18n } from '../i18n/context.tsx';
import styles from './answers.module.css';
import { SmallNote } from '../ui/small-note.tsx';
import { Prose } from '../ui/prose.tsx';

export function Answers({ answers, checked }: AnswersData) {
  const { t } = useI18n();
  return (
    <section id="answers" aria-labelledby="answers-title">
      <div className={styles.head}>
        <h2 id="answers-title">{t('guide.answers')}</h2>
        <p>{t('guide.answersLead')}</p>
      </div>
      <div className={styles.answers}>
        {answers.map(({ id, question, html }) => (
          <details key={id} id={id} className={styles.answer}>
            <summary>
              <h3>{question}</h3>
            </summary>
            <Prose html={html} />
          </details>
        ))}
      </div>
      {checked && (
        <SmallNote className={styles.checked}>{t('facts.checked', { day: checked })}</SmallNote>
      )}
    </section>
  );
}
