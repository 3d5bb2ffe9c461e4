import { Link } from '../ui/link.tsx';
import type { PhotoCredit } from './credits.server.ts';
import { useI18n } from '../i18n/context.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { photoSource } from '../pictures/photo.ts';
import { PhotoLicence } from '../pictures/photo-credit.tsx';
import row from '../ui/row.module.css';
import table from '../ui/table.module.css';
import { classes } from '../ui/classes.ts';
import styles from './photo-credits.module.css';

type Props = { photos: readonly PhotoCredit[]; labelledBy: string };

/** Text only: none of the photos is fetched. */
export function PhotoCredits({ photos, labelledBy }: Props) {
  const { t } = useI18n();
  return (
    <table className={classes(table.table, styles.photos)} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{t('credits.photo')}</th>
          <th scope="col">{t('credits.author')}</th>
          <th scope="col">{t('credits.licence')}</th>
          <th scope="col">{t('credits.source')}</th>
          <th scope="col">{t('credits.pages')}</th>
        </tr>
      </thead>
      <tbody>
        {photos.map((credit) => (
          <PhotoRow key={`${photoSource(credit.photo).src} ${credit.shows}`} {...credit} />
        ))}
      </tbody>
    </table>
  );
}

function PhotoRow({ photo, shows, places }: PhotoCredit) {
  const { host, author, page } = photoSource(photo);
  return (
    <tr>
      <th scope="row">{shows}</th>
      <td>
        <bdi translate="no">{author}</bdi>
      </td>
      <td>
        <PhotoLicence photo={photo} />
      </td>
      <td>
        {page !== undefined && (
          <a href={page} rel="noopener">
            <bdi dir="ltr" translate="no">
              {host}
            </bdi>
            {/* Makes the link's name unique in a list of links. */}
            <VisuallyHidden>: {shows}</VisuallyHidden>
          </a>
        )}
      </td>
      <td className={styles.places}>
        <ul role="list" className={row.words}>
          {places.map(({ title, to }) => (
            <li key={to}>
              <Link to={to}>{title}</Link>
            </li>
          ))}
        </ul>
      </td>
    </tr>
  );
}
