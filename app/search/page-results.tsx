import { useI18n } from '../i18n/context.tsx';
import { Picture } from '../pictures/picture.tsx';
import { Stamp } from '../pictures/sights/stamp.tsx';
import type { Result } from './engine.ts';
import styles from './page-results.module.css';
import { ResultWords, Results, type ResultsProps } from './results.tsx';
import listed from './search.module.css';
import panel from '../ui/panel.module.css';
import { classes } from '../ui/classes.ts';
import stack from '../ui/stack.module.css';
import textStyles from '../ui/text.module.css';
import whole from '../ui/whole-link.module.css';

/** How many results are cards. */
const best = 3;

const sizes = '(min-width: 40rem) min(31vw, 26rem), 9rem';

const pictureOf = ({ scene, sight, to }: Result) => (scene ? `${scene} ${sight ?? ''}` : to);

/** The first results of which each has another picture. */
const bestOf = (results: readonly Result[]) =>
  results
    .filter(
      (result, at) => results.findIndex((other) => pictureOf(other) === pictureOf(result)) === at,
    )
    .slice(0, best);

/** The best results with their group and, where they have one, a picture, and the rest by group. */
export function PageResults({ results }: ResultsProps) {
  const { t } = useI18n();
  if (results.length === 0) return null;
  const shown = bestOf(results);
  return (
    <>
      <section aria-labelledby="search-best" className={listed.group}>
        <h2 id="search-best">{t(shown.length === 1 ? 'search.bestOne' : 'search.best')}</h2>
        <ul role="list" className={classes(stack.apart, styles.best)}>
          {shown.map((result) => (
            <li
              key={result.to}
              className={classes(panel.lined, styles.card, whole.box)}
              data-scene={result.scene}
            >
              {result.scene && (
                <div className={styles.art}>
                  {result.sight === undefined ? (
                    <Picture scene={result.scene} alt="" sizes={sizes} />
                  ) : (
                    <Stamp
                      className={styles.stamp}
                      sight={result.sight}
                      scene={result.scene}
                      alt=""
                      sizes={sizes}
                    />
                  )}
                </div>
              )}
              <div className={listed.result}>
                <p className={classes(textStyles.note, textStyles.strong)}>
                  {t(`search.group.${result.group}`)}
                </p>
                <ResultWords result={result} />
              </div>
            </li>
          ))}
        </ul>
      </section>
      <div className={styles.rest}>
        <Results results={results.filter((result) => !shown.includes(result))} />
      </div>
    </>
  );
}
