import { Link } from '../ui/link.tsx';
import type { BlockData } from '../content/blocks.server.ts';
import { useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import { FramedMap } from '../map/base-map.tsx';
import { Picture } from '../pictures/picture.tsx';
import { classes } from '../ui/classes.ts';
import { Reveal } from '../ui/reveal.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import styles from './guide-blocks.module.css';
import type { HomeData } from './home.server.ts';
import { ReadTime } from '../guide/read-time.tsx';
import { TripLinks } from '../trips/trip-links.tsx';
import rail from '../ui/rail.module.css';
import whole from '../ui/whole-link.module.css';
import pill from '../ui/pill.module.css';
import { TextBlock } from '../ui/text-block.tsx';
import { YearStrip } from '../climate/year-strip.tsx';
import row from '../ui/row.module.css';
import stack from '../ui/stack.module.css';
import textStyles from '../ui/text.module.css';

type Props = Pick<HomeData, 'year' | 'bestTime' | 'gettingAround' | 'articles' | 'trips'>;

/** The first paragraph of a block of the guide. */
function Opening({ block }: { block: BlockData }) {
  const { locale, t } = useI18n();
  return (
    <div className={classes(stack.apart, stack.top)} data-paper="whole">
      <TextBlock block={block} />
      <Link className={textStyles.more} to={`${paths.guide(locale)}#${block.id}`}>
        {t('home.inFull', { title: block.title })}
      </Link>
    </div>
  );
}

export function GuideBlocks({ year, bestTime, gettingAround, articles, trips }: Props) {
  const { locale, t } = useI18n();
  return (
    <div className={classes(stack.far, styles.guide)} data-paper="flow">
      <Reveal className={classes(stack.wide, styles.openings)} paper="flow">
        <Opening block={bestTime} />
        <Opening block={gettingAround} />
        <FramedMap className={styles.map} />
      </Reveal>
      <Reveal>
        <YearStrip year={year} />
      </Reveal>
      <Reveal className={classes(stack.wide, styles.reading)} paper="whole">
        <h3>{t('guide.title')}</h3>
        <ul role="list" className={rail.rail} data-paper="text">
          {articles.map(({ id, scene, title, readTime }) => (
            <li key={id} className={whole.box} data-paper="block">
              <Picture scene={scene} shape="tall" alt="" sizes="5rem" />
              <Link className={whole.link} to={paths.article(locale, id)}>
                {title}
              </Link>
              <ReadTime minutes={readTime} />
            </li>
          ))}
        </ul>
        <div>
          <ButtonLink to={paths.guide(locale)}>{t('home.wholeGuide')}</ButtonLink>
        </div>
      </Reveal>
      <Reveal className={classes(styles.block, stack.wide, rail.within)} paper="whole">
        <div className={stack.close} id="trips">
          <h3>{t('home.trips')}</h3>
          <p className={textStyles.lead}>{t('home.tripsLead')}</p>
        </div>
        <TripLinks trips={trips} level={4} />
        <div className={row.row}>
          <ButtonLink to={paths.trips(locale)}>{t('home.allTrips')}</ButtonLink>
          <Link className={pill.pill} to={paths.plan(locale)}>
            {t('nav.plan')}
          </Link>
        </div>
      </Reveal>
    </div>
  );
}
