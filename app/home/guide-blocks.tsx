import { Link } from '../ui/link.tsx';
import type { ArticleLinkData } from '../guide/articles.server.ts';
import type { BlockData } from '../guide/blocks.server.ts';
import type { ClimateYear } from '../climate/climate.server.ts';
import { useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import { classes } from '../ui/classes.ts';
import { Reveal } from '../ui/reveal.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import styles from './guide-blocks.module.css';
import { ReadTime } from '../guide/read-time.tsx';
import { TextBlock } from '../ui/text-block.tsx';
import { YearStrip } from '../climate/year-strip.tsx';

type Props = {
  year: ClimateYear;
  bestTime: BlockData;
  gettingAround: BlockData;
  articles: readonly ArticleLinkData[];
};

export function GuideBlocks({ year, bestTime, gettingAround, articles }: Props) {
  const { locale, t } = useI18n();
  return (
    <div className={styles.guide}>
      <Reveal className={styles.wide}>
        <YearStrip year={year} />
      </Reveal>
      <Reveal className={styles.block}>
        <TextBlock block={bestTime} />
      </Reveal>
      <Reveal className={styles.block}>
        <TextBlock block={gettingAround} />
      </Reveal>
      <Reveal className={classes(styles.reading, styles.wide)}>
        <h3>{t('guide.title')}</h3>
        <ul role="list">
          {articles.map(({ id, title, readTime }) => (
            <li key={id}>
              <Link to={paths.article(locale, id)}>{title}</Link>
              <ReadTime minutes={readTime} />
            </li>
          ))}
        </ul>
        <div>
          <ButtonLink to={paths.guide(locale)}>{t('home.wholeGuide')}</ButtonLink>
        </div>
      </Reveal>
    </div>
  );
}
