import { Link } from '../ui/link.tsx';
import '../art/map.css';
import '../art/pins.css';
import { useI18n } from '../i18n/context.tsx';
import { localeInfo } from '../locales.ts';
import { Plus } from '../ui/add-icons.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './map.module.css';
import { Overlay } from './overlay.tsx';
import type { MapPlace } from './place.ts';
import { Plate } from './plate.tsx';
import type { RoutePoint } from './route.ts';

type Props = {
  /** What the list of places is, for those who listen. */
  label: string;
  places: readonly MapPlace[];
  /** Each a row of points; each line is drawn as it is travelled. */
  routes?: readonly (readonly RoutePoint[])[];
  /** Landscape where there is room, or upright everywhere, for a narrow column. */
  shape?: 'fit' | 'upright';
  /** Width on the page, as in the `sizes` attribute. */
  sizes: string;
  /** Its places may step back later: `dim.ts`. */
  dims?: boolean;
  /** On paper, too, it is drawn, and not the list of its places alone. */
  printed?: boolean;
};

const none: NonNullable<Props['routes']> = [];

/**
 * The map: a picture, and over it one list of links at their places. It is not mirrored where reading
 * begins at the right, but its names are. On paper it is the list alone.
 */
export function Map({ label, places, routes = none, shape = 'fit', sizes, dims, printed }: Props) {
  const { locale, t } = useI18n();
  const said = ({ back, says }: MapPlace) => [says && t(`year.${says}`), back && t('map.back')];
  return (
    <div className={styles.map} data-map={shape} data-dims={dims} data-printed={printed} dir="ltr">
      <Plate shape={shape} sizes={sizes} />
      <Overlay layout="phone" places={places} routes={routes} />
      {shape === 'fit' && <Overlay layout="landscape" places={places} routes={routes} />}
      <ol role="list" aria-label={label} className={styles.places}>
        {places.map((place) => (
          <li key={place.id} data-map-place={place.id}>
            <Link
              to={place.to}
              dir={localeInfo[locale].dir}
              className={styles.name}
              data-back={place.back}
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
                <VisuallyHidden hidden data-said-back>{`(${t('map.back')})`}</VisuallyHidden>
              )}
            </Link>
          </li>
        ))}
      </ol>
    </div>
  );
}
