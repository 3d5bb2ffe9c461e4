import { Fragment } from 'react';
import { hero } from '../pictures/art/manifest.ts';
import { useI18n } from '../i18n/context.tsx';
import { formatPrice } from '../i18n/format.ts';
import { paths } from '../paths.ts';
import type { FromPrice } from '../prices/price-of-nights.ts';
import { classes } from '../ui/classes.ts';
import { ChevronDown, Pause, Play } from '../ui/icons/icons.tsx';
import { Link } from '../ui/link.tsx';
import '../pictures/art/hero.css';
import styles from './hero.module.css';
import { portrait, sizes, sources } from './hero-sources.ts';
import round from '../ui/round.module.css';
import pill from '../ui/pill.module.css';

/** `hero.css` hides those that the portrait lacks. */
const balloons = Array.from({ length: hero.land.balloons }, (_, index) => index);

const links = [
  [paths.whenToGo, 'hero.when'],
  [paths.destinations, 'hero.where'],
  [paths.trips, 'hero.trips'],
  [paths.contact, 'ask.label'],
] as const;

/** El Messiri adds space after a final qaf. */
function Spaced({ text }: { text: string }) {
  const end = text.indexOf('ق ') + 1;
  if (end === 0) return <>{text}</>;
  return (
    <>
      <span className={styles.qaf}>{text.slice(0, end)}</span>
      {text.slice(end)}
    </>
  );
}

function Thoughts({ text }: { text: string }) {
  const thoughts = text.replace(', ', ',\n').split('\n');
  return thoughts.map((thought, index) => (
    <Fragment key={thought}>
      {index > 0 && ' '}
      <span className={styles.thought}>
        <Spaced text={thought} />
      </span>
    </Fragment>
  ));
}

type Props = {
  /** The lowest price of an open place. */
  price: FromPrice | undefined;
};

export function Hero({ price }: Props) {
  const { locale, t } = useI18n();
  return (
    <section className={styles.hero} aria-labelledby="title" data-under-toolbar="clear">
      <div className={styles.words} data-paper="flow">
        <p className={styles.welcome}>{t('hero.welcome')}</p>
        <h1 id="title">
          <Thoughts text={t('hero.headline')} />
        </h1>
        <p className={styles.description}>
          <span>{t('hero.description')}</span>{' '}
          {price && (
            <span>
              {t('hero.offer', { price: formatPrice(locale, price.price), nights: price.nights })}
            </span>
          )}
        </p>
        <ul role="list" className={styles.links}>
          {links.map(([to, text]) => (
            <li key={text}>
              <Link to={to(locale)}>{t(text)}</Link>
            </li>
          ))}
        </ul>
        <a className={classes(pill.pill, styles.cue)} href="#popular-destinations" data-screen-only>
          {t('hero.scrollCue')}
          <span className={styles.arrow}>
            <ChevronDown />
          </span>
        </a>
      </div>
      {/* After the words, whose height places it: a page can be painted before it has come whole. Set out
      from the left in every language; hero.module.css mirrors it. */}
      <div className={styles.art} dir="ltr" data-screen-only>
        <div className={styles.frame} data-hero-frame>
          <picture>
            <source
              media={portrait}
              type="image/avif"
              srcSet={sources('port', 'avif')}
              sizes={sizes.port}
            />
            <source media={portrait} srcSet={sources('port', 'webp')} sizes={sizes.port} />
            <source type="image/avif" srcSet={sources('land', 'avif')} sizes={sizes.land} />
            <img
              src="/art/hero-land-1280.webp"
              srcSet={sources('land', 'webp')}
              sizes={sizes.land}
              width={hero.land.width}
              height={hero.land.height}
              alt={t('hero.imageAlt')}
              fetchPriority="high"
            />
          </picture>
          {balloons.map((balloon) => (
            <span key={balloon} className={styles.balloon} data-balloon={balloon}>
              <span className={styles.flare} data-flare />
            </span>
          ))}
        </div>
      </div>
      <button
        className={classes(round.round, styles.motion)}
        type="button"
        aria-label={t('hero.pause')}
        aria-pressed="false"
        data-motion-switch
      >
        <Pause />
        <Play />
      </button>
    </section>
  );
}
