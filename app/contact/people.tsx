import { useI18n } from '../i18n/context.tsx';
import { Figure } from '../pictures/figure.tsx';
import { Prose } from '../ui/prose.tsx';
import type { Person } from './people.server.ts';
import styles from './people.module.css';
import round from '../ui/round.module.css';
import stack from '../ui/stack.module.css';
import { classes } from '../ui/classes.ts';
import textStyles from '../ui/text.module.css';

const firstLetter = (name: string) => Array.from(name)[0] ?? '';

/** The letter in place of a photo is hidden from screen readers, which read the name below it. */
function Portrait({ person: { photo, name } }: { person: Person }) {
  if (photo) return <Figure photo={photo} alt={name} sizes="(min-width: 40rem) 22rem, 92vw" />;
  return (
    <p className={classes(round.round, styles.letter)} aria-hidden="true" translate="no">
      {firstLetter(name)}
    </p>
  );
}

export function People({ people }: { people: readonly Person[] }) {
  const { t } = useI18n();
  if (people.length === 0) return null;
  return (
    <section id="people" aria-labelledby="people-title">
      <h2 id="people-title" className={styles.title}>
        {t('people.title')}
      </h2>
      <ul role="list" className={styles.list} data-paper="flow">
        {people.map((person) => (
          <li
            key={person.id}
            id={`person-${person.id}`}
            className={classes(stack.close, stack.top)}
          >
            <Portrait person={person} />
            <h3>
              <bdi>{person.name}</bdi>
            </h3>
            <p className={textStyles.strong}>{person.role}</p>
            <p>{t('people.languages', { languages: person.languages })}</p>
            <p>{t('people.since', { year: String(person.since) })}</p>
            <Prose html={person.about} />
          </li>
        ))}
      </ul>
    </section>
  );
}
