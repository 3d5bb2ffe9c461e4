import type { Photo } from './photo-facts.ts';
import { useI18n } from '../i18n/context.tsx';
import { photoSource } from './photo.ts';

/** The author, with a link to the photo's page if it has one. */
function PhotoAuthor({ photo }: { photo: Photo }) {
  const { author, page } = photoSource(photo);
  const name = <bdi translate="no">{author}</bdi>;
  if (page === undefined) return name;
  return (
    <a href={page} rel="noopener">
      {name}
    </a>
  );
}

/** The licence, with a link to its text if it has one. */
export function PhotoLicence({ photo }: { photo: Photo }) {
  const { t } = useI18n();
  const { licence, licenceUrl } = photoSource(photo);
  if (licenceUrl === undefined) return <>{t('photo.own')}</>;
  return (
    <a href={licenceUrl} rel="license noopener">
      <bdi dir="ltr" translate="no">
        {licence}
      </bdi>
    </a>
  );
}

/** The author and the licence in one line. */
export function PhotoCredit({ photo }: { photo: Photo }) {
  const { t } = useI18n();
  return (
    <>
      {t('photo.credit')} <PhotoAuthor photo={photo} /> (<PhotoLicence photo={photo} />)
    </>
  );
}
