import type { ReactNode } from 'react';
import { Link } from '../ui/link.tsx';
import type { ArticleCardData } from './articles.server.ts';
import { useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import { classes } from '../ui/classes.ts';
import lifts from '../ui/lifts.module.css';
import { phoneWidth } from '../ui/browser/phone-width.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './article-card.module.css';
import pill from '../ui/pill.module.css';
import whole from '../ui/whole-link.module.css';
import { HoverAnimation } from '../pictures/hover-animation.tsx';
import { Picture } from '../pictures/picture.tsx';
import { ReadTime } from './read-time.tsx';
import panel from '../ui/panel.module.css';
import stack from '../ui/stack.module.css';
import textStyles from '../ui/text.module.css';

/** Where a card is: `large` first of the guide, `beside` in its row with a cropped picture, `half` in a row of two, `alone` in a list of one. */
export const articleCardSizes = {
  large: `(min-width: 64rem) min(60vw, 53rem), (min-width: 40rem) 91vw, ${phoneWidth}`,
  beside: `(min-width: 64rem) min(60vw, 53rem), (min-width: 40rem) 42vw, ${phoneWidth}`,
  small: `(min-width: 64rem) min(28vw, 25rem), (min-width: 40rem) 42vw, ${phoneWidth}`,
  half: `(min-width: 64rem) 39rem, (min-width: 48rem) 41.5vw, (min-width: 40rem) 92vw, ${phoneWidth}`,
  alone: `(min-width: 48rem) 39rem, (min-width: 40rem) 92vw, ${phoneWidth}`,
};

type Props = {
  card: Omit<ArticleCardData, 'title'> & { title: ReactNode };
  level: 2 | 3;
  size: keyof typeof articleCardSizes;
};

/** Read More is the only link; its ::after covers the card. */
export function ArticleCard({ card, level, size }: Props) {
  const { locale, t } = useI18n();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article
      className={classes(lifts.lifts, whole.box, panel.raised, styles.card)}
      data-scene={card.scene}
      data-hover-pictures
    >
      <div className={styles.picture} data-paper="picture">
        <div className={styles.scene}>
          <Picture
            scene={card.scene}
            alt={card.imageAlt}
            sizes={articleCardSizes[size]}
            priority={size === 'large'}
          />
          <HoverAnimation scene={card.scene} />
        </div>
      </div>
      <div className={classes(stack.near, stack.start, styles.words)} data-paper="words flow">
        <ReadTime minutes={card.readTime} />
        <Heading className={textStyles.large}>{card.title}</Heading>
        <p className={classes(textStyles.soft, textStyles.measured)}>{card.excerpt}</p>
        <Link
          className={classes(pill.pill, whole.link, styles.more)}
          to={paths.article(locale, card.id)}
          grows
          data-screen-only
        >
          {t('guide.readMore')}
          <VisuallyHidden>: {card.title}</VisuallyHidden>
        </Link>
      </div>
    </article>
  );
}
