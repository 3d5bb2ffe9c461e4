import { useI18n } from '../i18n/context.tsx';
import { Pin } from '../ui/icons.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './open-in-maps.module.css';

/** Not `geo:`, which opens nothing on iOS and most desktops. */
export const mapsAddress = ({ latitude, longitude }: Position) =>
  `https://www.google.com/maps/search/?api=1&query=${latitude}%2C${longitude}`;

type Position = { latitude: number; longitude: number };

type Props = Position & {
  /** For a short link where a page has several. */
  name?: string;
};

export function OpenInMaps({ name, ...place }: Props) {
  const { t } = useI18n();
  return (
    <a className={styles.link} href={mapsAddress(place)} rel="noopener noreferrer">
      <Pin />
      <span>
        {name === undefined ? (
          t('map.open')
        ) : (
          <>
            {t('map.short')} <VisuallyHidden>{name}</VisuallyHidden>
          </>
        )}
      </span>
    </a>
  );
}
