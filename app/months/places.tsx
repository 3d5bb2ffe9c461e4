import { Link } from '../ui/link.tsx';
import { ComfortMark } from '../climate/comfort-mark.tsx';
import type { PlaceInMonth } from './months.server.ts';
import { useI18n } from '../i18n/context.tsx';
import { formatList } from '../i18n/format.ts';
import { paths } from '../paths.ts';
import { AddToTrip } from '../planner/add-to-trip.tsx';
import styles from './places.module.css';
import { SeaFigure } from './sea-figure.tsx';
import { fitOf, troublesOf, type WishId } from './wishes.ts';

type Props = {
  place: PlaceInMonth;
  wishes: readonly WishId[];
};

/** Why a place stands where it does, then what it has of the wishes. */
function Reasons({ place: { month }, wishes }: Pick<Props, 'place' | 'wishes'>) {
  const { locale, t } = useI18n();
  const troubles = troublesOf(month);
  return (
    <>
      <p>
        {troubles.length > 0
          ? t('when.why.some', {
              troubles: formatList(
                locale,
                troubles.map((trouble) => t(`when.why.${trouble}`)),
              ),
            })
          : t('when.why.none')}
      </p>
      {wishes.length > 0 && (
        <ul role="list" className={styles.fits}>
          {wishes.map((wish) => {
            const fit = fitOf(wish, month);
            return (
              <li key={wish} data-fit={fit}>
                {t(`when.wish.${wish}`)}: {t(`when.fit.${fit}`)}
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}

/** A place in a month: its rank, how pleasant it is, its figures, and why. */
function PlaceCard({ place, wishes }: Props) {
  const { locale, t } = useI18n();
  const { id, title, scene, month, sun, light } = place;
  const figures = [
    [t('when.day'), t('when.celsius', { celsius: month.highC })],
    [t('when.night'), t('when.celsius', { celsius: month.lowC })],
    [t('year.rainDays'), t('when.rain', { days: month.rainDays, mm: month.rainMm })],
    [t('when.sun'), sun],
  ] as const;
  return (
    <li
      className={styles.place}
      data-scene={scene}
      data-place={id}
    >
      <div className={styles.head}>
        <h3>
          <Link to={paths.destination(locale, id)}>{title}</Link>
        </h3>
        <p>{t(`year.${month.comfort}`)}</p>
        <div className={styles.tile}>
          <ComfortMark comfort={month.comfort} />
        </div>
      </div>
      <div className={styles.words}>
        <dl className={styles.figures}>
          {figures.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          {month.sea !== 'none' && (
            <div>
              <dt>{t('when.seaTitle')}</dt>
              <dd>
                <SeaFigure month={month} />
              </dd>
            </div>
          )}
          <div>
            <dt>{t('when.length')}</dt>
            <dd>{light.length}</dd>
          </div>
        </dl>
        <Reasons place={place} wishes={wishes} />
        <AddToTrip place={place.id} title={place.title} />
      </div>
    </li>
  );
}

type ListProps = {
  places: readonly PlaceInMonth[];
  wishes: readonly WishId[];
};

/** The places in their order. */
export const Places = ({ places, wishes }: ListProps) => (
  <ol role="list" className={styles.places}>
    {places.map((place) => (
      <PlaceCard key={place.id} place={place} wishes={wishes} />
    ))}
  </ol>
);
