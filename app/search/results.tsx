import type { MouseEvent } from 'react';
import { Link } from '../ui/link.tsx';
import { useI18n } from '../i18n/context.tsx';
import type { Result } from './engine.ts';
import { markedPieces, type Found } from './mark.ts';
import { Stamp } from '../sights/stamp.tsx';
import styles from './search.module.css';

function Marked({ text, found }: { text: string; found: Found }) {
  return markedPieces(text, found).map((piece, at) => {
    // Pieces may repeat.
    const key = `${at}${piece.text}`;
    return piece.marked ? <mark key={key}>{piece.text}</mark> : <span key={key}>{piece.text}</span>;
  });
}

type Follow = (event: MouseEvent<HTMLAnchorElement>) => void;

type WordsProps = { result: Result; onFollow?: Follow | undefined };

export function ResultWords({ result, onFollow }: WordsProps) {
  const { found } = result;
  return (
    <>
      <Link to={result.to} onClick={onFollow}>
        <span className={styles.name}>
          <Marked text={result.title} found={found} />
        </span>
        {result.of !== undefined && (
          <>
            {' '}
            <span className={styles.of}>
              <Marked text={result.of} found={found} />
            </span>
          </>
        )}
      </Link>
      <p>
        <Marked text={result.excerpt} found={found} />
      </p>
    </>
  );
}

export type ResultsProps = { results: readonly Result[]; onFollow?: Follow | undefined };

/** Results by group, the best result's group first. */
export function Results({ results, onFollow }: ResultsProps) {
  const { t } = useI18n();
  const found = [...new Set(results.map(({ group }) => group))];
  return found.map((group) => (
    <section
      key={group}
      className={styles.group}
      aria-label={t('search.results', { group: t(`search.group.${group}`) })}
    >
      <h2>{t(`search.group.${group}`)}</h2>
      <ul role="list">
        {results
          .filter((result) => result.group === group)
          .map((result) => (
            <li key={result.to} className={styles.result} data-scene={result.scene}>
              {result.scene && result.sight !== undefined && (
                <Stamp
                  className={styles.stamp}
                  sight={result.sight}
                  scene={result.scene}
                  alt=""
                  sizes="5rem"
                />
              )}
              <ResultWords result={result} onFollow={onFollow} />
            </li>
          ))}
      </ul>
    </section>
  ));
}
