import { Link } from '../ui/link.tsx';
import '../pictures/art/map.css';
import '../pictures/art/pins.css';
import { useI18n } from '../i18n/context.tsx';
import { localeInfo } from '../locales.ts';
import { classes } from '../ui/classes.ts';
import { Plus } from '../ui/icons/add-icons.tsx';
import panel from '../ui/panel.module.css';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './map.module.css';
import { Overlay, type Journey, type MapPlace } from './overlay.tsx';
import { BaseMap } from './base-map.tsx';

type Props = {
  /** Name of the list for screen readers. */
  label: string;
  places: readonly MapPlace[];
  journey?: Partial<Journey>;
  /** `fit`: landscape from 48rem on, upright below. */
  shape?: 'fit' | 'upright';
  /** For the `sizes` attribute. */
  sizes: string;
  /** Whether `dim.ts` may dim its places. */
  dims?: boolean;
  /** Whether its paper alone belongs to the first screen; pins and names follow. */
  begins?: boolean;
  /** Whether print keeps the picture. */
  printed?: boolean;
};

const noJourney: Journey = { routes: [], towns: [], nights: [] };

/** Left to right in every language, because it is a map; names have the page's direction. */
export function Map({
  label,
  places,
  journey,
  shape = 'fit',
  sizes,
  dims,
  begins,
  printed,
}: Props) {
  const { locale, t } = useI18n();
  const said = ({ dimmed, says }: MapPlace) => [
    says && t(`year.${says}`),
    dimmed && t('map.notOnTrip'),
  ];
  const drawn = { ...noJourney, ...journey, places, north: t('map.north') };
  return (
    <div
      className={classes(panel.raised, styles.map)}
      data-map={shape}
      data-dims={dims}
      data-printed={printed}
      data-paper="whole"
      dir="ltr"
    >
      <BaseMap shape={shape} sizes={sizes} />
      <Overlay layout="phone" {...drawn} isBelow={begins} />
      {shape === 'fit' && <Overlay layout="landscape" {...drawn} />}
      <ol role="list" aria-label={label} className={styles.places} data-screen-only={printed}>
        {places.map((place) => (
          <li key={place.id} data-map-place={place.id}>
            <Link
              to={place.to}
              dir={localeInfo[locale].dir}
              className={styles.name}
              data-dimmed={place.dimmed}
              data-month={place.month}
              data-place={place.id}
              aria-current={place.current ? 'page' : undefined}
              aria-label={place.add}
            >
              {place.stop !== undefined && <span className={styles.stop}>{place.stop}</span>}
              {place.add !== undefined && <Plus />}
              <span>{place.title}</span>
              {said(place).map(
                (word) => word && <VisuallyHidden key={word}>{`(${word})`}</VisuallyHidden>,
              )}
              {dims && (
                <VisuallyHidden hidden data-says-dimmed>{`(${t('map.dimmed')})`}</VisuallyHidden>
              )}
            </Link>
          </li>
        ))}
      </ol>
    </div>
  );
}
