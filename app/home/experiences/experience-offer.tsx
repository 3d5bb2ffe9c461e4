import { AskOrMail } from '../../contact/ask-channels.tsx';
import { useI18n } from '../../i18n/context.tsx';
import { priceInWords } from '../../prices/price-words.ts';
import { paths } from '../../paths.ts';
import pill from '../../ui/pill.module.css';
import { Link } from '../../ui/link.tsx';
import styles from './experience-offer.module.css';
import type { getExperiences } from './experiences.server.ts';
import textStyles from '../../ui/text.module.css';
import stack from '../../ui/stack.module.css';
import { classes } from '../../ui/classes.ts';
import row from '../../ui/row.module.css';

type Props = Pick<ReturnType<typeof getExperiences>[number], 'id' | 'name' | 'places' | 'trip'>;

/** Says where an experience takes place: each destination has its price, and a link plans all of them. */
export function ExperienceOffer({ id, name, places, trip }: Props) {
  const { locale, t } = useI18n();
  const title = `${id}-places`;
  return (
    <div className={classes(stack.apart, stack.start, styles.offer)}>
      <h3 id={title} className={textStyles.medium}>
        {t('experiences.destinations')}
      </h3>
      <ul role="list" aria-labelledby={title} className={styles.places}>
        {places.map((place) => (
          <li key={place.id}>
            <Link className={textStyles.strong} to={paths.destination(locale, place.id)}>
              {place.title}
            </Link>
            {place.closure?.isNow ? (
              <p data-until={place.closure.until}>{place.closure.label}</p>
            ) : (
              <p>
                <b>{priceInWords(locale, t, place).from}</b>{' '}
                <small className={textStyles.note}>{priceInWords(locale, t, place).basis}</small>
              </p>
            )}
          </li>
        ))}
      </ul>
      <p className={textStyles.note}>{t('experiences.priced')}</p>
      <div className={row.row}>
        <AskOrMail subject={{ kind: 'experience', about: name }} />
        <Link className={pill.pill} to={paths.plan(locale, trip)} data-screen-only>
          {t('experiences.plan')}
        </Link>
      </div>
    </div>
  );
}
