import { useEffect, useState } from 'react';
import { locales } from '../../../app/locales.ts';
import { ask, inWords, type Entry, type Task } from './ask.ts';
import { listOf } from './fields/group.tsx';
import { useFieldWords } from './fields/form-context.ts';
import { useWords } from './words.tsx';

const unwrittenIn = (value: unknown): number => {
  if (typeof value === 'string') return /\bWRITE\b/.test(value) ? 1 : 0;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value)
    .map(unwrittenIn)
    .reduce((sum, one) => sum + one, 0);
};

type Item = { name: string; done: boolean; entry?: string; suggests?: boolean };

type Props = {
  id: string;
  entry: Entry;
  /** As the entry was opened: what had to be filled in then. */
  opened: Entry;
  /** Only destinations are named by other files. */
  isDestination: boolean;
};

/** Ticks itself off while the form is filled in; missing once everything is done. */
export function StillToDo({ id, entry, opened, isDestination }: Props) {
  const { t, locale: language } = useWords();
  const { labelOf } = useFieldWords();
  const [tasks, setTasks] = useState<Task[]>([]);
  const [message, setMessage] = useState('');
  useEffect(() => {
    if (isDestination) void ask('tasks', { id }).then(setTasks, () => setTasks([]));
  }, [isDestination, id]);

  async function suggest() {
    try {
      setTasks(await ask('suggestWays', { id, what: t('task.suggested') }));
      setMessage(t('task.suggested'));
    } catch (error) {
      setMessage(inWords(t, error));
    }
  }

  const left = listOf(entry.facts?.['todo']);
  const nameOf = new Intl.DisplayNames(language, { type: 'language' });
  const items: Item[] = [
    ...listOf(opened.facts?.['todo'])
      .map(String)
      .map((field) => ({ name: labelOf(field), done: !left.includes(field) })),
    ...locales
      .filter((locale) => unwrittenIn(opened.words[locale]) > 0)
      .map((locale) => {
        const count = unwrittenIn(entry.words[locale]);
        const name = t('task.texts', { count, language: nameOf.of(locale) ?? locale });
        return { name, done: count === 0 };
      }),
    ...(unwrittenIn(opened.facts) > 0
      ? [
          {
            name: t('task.facts', { count: unwrittenIn(entry.facts) }),
            done: unwrittenIn(entry.facts) === 0,
          },
        ]
      : []),
    ...tasks.map(({ key, values, ...task }) => ({ ...task, name: t(key, values) })),
    ...(opened.facts?.['draft'] === true
      ? [{ name: t('task.draft'), done: entry.facts?.['draft'] !== true }]
      : []),
  ];
  const count = items.filter(({ done }) => !done).length;
  if (count === 0 && message === '') return null;
  return (
    <section className="still-to-do" aria-labelledby="still-to-do">
      <h2 id="still-to-do">{t('task.title', { count })}</h2>
      <ul>
        {items.map(({ name, done, entry: where, suggests }) => (
          <li key={name} data-done={done}>
            <span aria-hidden="true">{done ? '☑' : '☐'}</span> {name}{' '}
            <span className="visually-hidden">{t(done ? 'task.done' : 'task.open')}</span>
            {!done && where !== undefined && <a href={`#${where}`}>{t('task.go')}</a>}{' '}
            {!done && suggests && (
              <button type="button" onClick={() => void suggest()}>
                {t('task.suggest')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <p role="status">{message}</p>
    </section>
  );
}
