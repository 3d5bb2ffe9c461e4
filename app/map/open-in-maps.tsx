import { useI18n } from '../i18n/context.tsx';
import { Pin } from '../ui/icons/icons.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { mapsAddress } from '../ui/text/maps-address.ts';
import styles from './open-in-maps.module.css';

type Props = Parameters<typeof mapsAddress>[0] & {
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
