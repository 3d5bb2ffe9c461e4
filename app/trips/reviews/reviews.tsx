import { useI18n } from '../../i18n/context.tsx';
import type { Review } from './reviews.server.ts';
import stack from '../../ui/stack.module.css';
import styles from './reviews.module.css';

/**
 * Not in the structured data: search engines take reviews of a travel agency neither from its own pages nor
 * copied from other sites, https://developers.google.com/search/docs/appearance/structured-data/review-snippet
 */
export function Reviews({ reviews }: { reviews: readonly Review[] }) {
  const { t } = useI18n();
  if (reviews.length === 0) return null;
  return (
    <section id="reviews" className={styles.section} aria-labelledby="reviews-title">
      <h2 id="reviews-title">{t('reviews.title')}</h2>
      <ul role="list" className={styles.list} data-paper="flow">
        {reviews.map((review) => (
          <li key={review.id}>
            <figure className={stack.near}>
              <blockquote lang={review.language} dir={review.dir}>
                {review.paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </blockquote>
              <figcaption>
                <b>
                  <bdi translate="no">{review.name}</bdi>
                </b>
                <span>{review.month}</span>
                {review.languageName && (
                  <span>{t('reviews.language', { language: review.languageName })}</span>
                )}
                <a href={review.source.url} rel="noopener">
                  {t('reviews.source', { source: review.source.name })}
                </a>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
