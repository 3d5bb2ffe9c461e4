import { Link } from '../ui/link.tsx';
import { ComfortMark } from '../climate/comfort-mark.tsx';
import { shownWhile } from '../closures/while.ts';
import { comfortWordOf } from '../content/comfort.ts';
import type { PlaceInMonth } from './months.server.ts';
import { useI18n } from '../i18n/context.tsx';
import { formatInteger, formatList } from '../i18n/format.ts';
import { paths } from '../paths.ts';
import { AddToTrip } from '../planner/add-to-trip.tsx';
import styles from './places.module.css';
import { SeaFigure } from './sea-figure.tsx';
import { fitOf, troublesOf, wishIds } from './wishes.ts';

type Props = { place: PlaceInMonth };

function Reasons({ place: { month } }: Props) {
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
      <ul role="list" className={styles.fits} data-fits hidden>
        {wishIds.map((wish) => {
          const fit = fitOf(wish, month);
          return (
            <li key={wish} data-wish={wish} data-fit={fit} hidden>
              {`${t(`when.wish.${wish}`)}: ${t(wish === 'balloons' && fit === 'unknown' ? 'when.fit.uncounted' : `when.fit.${fit}`)}`}
            </li>
          );
        })}
      </ul>
    </>
  );
}

function PlaceCard({ place }: Props) {
  const { locale, t } = useI18n();
  const celsius = (value: number) => t('when.celsius', { celsius: formatInteger(locale, value) });
  const { id, title, scene, month, sun, light, closure } = place;
  const figures = [
    [t('when.day'), celsius(month.highC)],
    [t('when.night'), celsius(month.lowC)],
    [t('year.rainDays'), t('when.rain', { days: month.rainDays, mm: month.rainMm })],
    [t('when.sun'), sun],
  ] as const;
  return (
    <li className={styles.place} data-scene={scene} data-place={id} data-item={id}>
      <div className={styles.head}>
        <h3>
          <Link to={paths.destination(locale, id)}>{title}</Link>
        </h3>
        <p>{t(`year.${comfortWordOf(month)}`)}</p>
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
        <Reasons place={place} />
        {closure && <p {...shownWhile('closed', closure)}>{closure.label}</p>}
        {!closure?.isNow && (
          <div {...shownWhile('open', closure)}>
            <AddToTrip place={place.id} title={place.title} />
          </div>
        )}
      </div>
    </li>
  );
}

export const Places = ({ places }: { places: readonly PlaceInMonth[] }) => (
  <ol role="list" className={styles.places} data-list="ranking" data-awaits-filter>
    {places.map((place) => (
      <PlaceCard key={place.id} place={place} />
    ))}
  </ol>
);
