import type { AnswersData } from './answers.server.ts';
import { AskOrMail } from '../contact/ask-channels.tsx';
import { useI18n } from '../i18n/context.tsx';
import { Picture } from '../pictures/picture.tsx';
import { phoneWidth } from '../ui/browser/phone-width.ts';
import disclosure from '../ui/disclosure.module.css';
import styles from './answers.module.css';
import { SmallNote } from '../ui/small-note.tsx';
import { Prose } from '../ui/prose.tsx';

export const idOf = (topic: string) => `answers-${topic}`;

export function Answers({ topics, checked }: AnswersData) {
  const { t } = useI18n();
  return (
    <section id="answers" data-paper="flow" aria-labelledby="answers-title">
      <div className={styles.head} data-paper="head">
        <h2 id="answers-title">{t('guide.answers')}</h2>
        <p>{t('guide.answersLead')}</p>
      </div>
      <div className={styles.topics}>
        {topics.map(({ topic, answers }) => (
          <div key={topic} className={styles.topic}>
            {topic === 'people' && (
              <div className={styles.picture} data-screen-only>
                <Picture
                  scene="experiences"
                  alt=""
                  sizes={`(min-width: 64rem) 40rem, ${phoneWidth}`}
                />
              </div>
            )}
            <h3 id={idOf(topic)}>{t(`guide.topic.${topic}`)}</h3>
            {answers.map(({ id, question, html }) => (
              <details key={id} id={id} className={styles.answer}>
                <summary className={disclosure.summary}>
                  <h4>{question}</h4>
                </summary>
                <Prose html={html} />
                <div className={styles.ask}>
                  <AskOrMail subject={{ kind: 'answer', about: question }} />
                </div>
              </details>
            ))}
          </div>
        ))}
      </div>
      {checked && (
        <SmallNote className={styles.checked}>{t('facts.checked', { day: checked })}</SmallNote>
      )}
    </section>
  );
}
