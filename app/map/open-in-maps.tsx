import { useI18n } from '../i18n/context.tsx';
import { Pin } from '../ui/icons.tsx';
import styles from './open-in-maps.module.css';

/** Not `geo:`, which opens nothing on iOS and most desktops. */
const mapsAddress = ({ latitude, longitude }: Props) =>
  `https://www.google.com/maps/search/?api=1&query=${latitude}%2C${longitude}`;

type Props = { latitude: number; longitude: number };

export function OpenInMaps(place: Props) {
  const { t } = useI18n();
  return (
    <a className={styles.link} href={mapsAddress(place)} rel="noopener noreferrer">
      <Pin />
      {t('map.open')}
    </a>
  );
}
