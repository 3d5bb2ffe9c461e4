import { classes } from '../ui/classes.ts';
import { Link } from '../ui/link.tsx';
import { typeset } from '../ui/text/typeset.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { useI18n } from '../i18n/context.tsx';
import type { Result } from './engine.ts';
import { pageOf } from './entry.ts';
import { markedPieces, type Found } from './excerpt.ts';
import { Stamp } from '../pictures/sights/stamp.tsx';
import textStyles from '../ui/text.module.css';
import styles from './search.module.css';
import whole from '../ui/whole-link.module.css';

function Marked({ text, found }: { text: string; found: Found }) {
  // Before a mark parts a name.
  return markedPieces(typeset(text), found).map((piece, at) => {
    // Pieces may repeat.
    const key = `${at}${piece.text}`;
    return piece.marked ? <mark key={key}>{piece.text}</mark> : <span key={key}>{piece.text}</span>;
  });
}

type WordsProps = {
  result: Result;
  /** Whether the title of its page is above it. */
  within?: boolean;
};

export function ResultWords({ result, within = false }: WordsProps) {
  const { found } = result;
  const of = result.of !== undefined && <Marked text={result.of} found={found} />;
  return (
    <>
      <Link className={whole.link} to={result.to}>
        <span className={styles.name}>
          <Marked text={result.title} found={found} />
        </span>
        {of && (
          <>
            {' '}
            {within ? (
              <VisuallyHidden>{result.of}</VisuallyHidden>
            ) : (
              <span className={classes(textStyles.note, styles.of)}>{of}</span>
            )}
          </>
        )}
      </Link>
      <p className={textStyles.note}>
        <Marked text={result.excerpt} found={found} />
      </p>
    </>
  );
}

export type ResultsProps = { results: readonly Result[] };

/** The results of each page together, the page itself before its sections. */
function byPage(results: readonly Result[]): Result[][] {
  const pages = new Map<string, Result[]>();
  for (const result of results) {
    const page = result.of === undefined ? result.to : pageOf(result.to);
    const own = pages.get(page) ?? [];
    pages.set(page, result.of === undefined ? [result, ...own] : [...own, result]);
  }
  return [...pages.values()];
}

type ItemProps = WordsProps & { className?: string | undefined };

function Item({ result, within = false, className }: ItemProps) {
  return (
    <li className={classes(styles.result, whole.box, className)} data-scene={result.scene}>
      {result.scene && result.sight !== undefined && (
        <Stamp
          className={styles.stamp}
          sight={result.sight}
          scene={result.scene}
          alt=""
          sizes="5rem"
        />
      )}
      <ResultWords result={result} within={within} />
    </li>
  );
}

/** Several results of a page have its title once. */
function OfPage({ results }: ResultsProps) {
  const [first, ...others] = results;
  if (first === undefined) return null;
  if (others.length === 0) return <Item result={first} />;
  const sections = first.of === undefined ? others : results;
  return (
    <>
      {first.of === undefined ? (
        <Item result={first} />
      ) : (
        <li className={classes(styles.result, styles.name)} data-scene={first.scene}>
          <Marked text={first.of} found={first.found} />
        </li>
      )}
      {sections.map((result) => (
        <Item key={result.to} result={result} within className={styles.line} />
      ))}
    </>
  );
}

/** Results by group, the best result's group first. */
export function Results({ results }: ResultsProps) {
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
        {byPage(results.filter((result) => result.group === group)).map((own) => (
          <OfPage key={own[0]?.to} results={own} />
        ))}
      </ul>
    </section>
  ));
}
