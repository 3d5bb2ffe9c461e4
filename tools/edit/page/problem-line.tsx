import { fieldOfProblem, sayProblem } from '../problem.ts';
import type { Problem } from './ask.ts';
import { useWords } from './words.tsx';

export const isWaiting = ({ key }: Problem) => key === 'wrong.waits';

/** With a link to its entry. */
export function ProblemLine({ problem }: { problem: Problem }) {
  const { t, locale } = useWords();
  const { entry, where } = problem;
  const name = fieldOfProblem(t, problem);
  const says = sayProblem(t, locale, problem);
  return (
    <li className={isWaiting(problem) ? 'hint' : ''}>
      {entry ? <a href={`#${entry}`}>{where[locale]}</a> : where[locale]}
      <p>{name ? t('save.field', { field: name, says }) : says}</p>
    </li>
  );
}
