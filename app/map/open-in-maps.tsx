import { useI18n } from '../i18n/context.tsx';
import { Pin } from '../ui/icons.tsx';
import styles from './open-in-maps.module.css';

/**
 * A place in the visitor's own maps. `geo:` addresses open nothing on iOS and on most desktops, so it
 * is the one address that works everywhere: Android and iOS hand it to the installed app, any
 * browser shows the place on a page. Nothing is asked of that site before the link is followed.
 */
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
