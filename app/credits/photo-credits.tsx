import { Link } from '../ui/link.tsx';
import type { PhotoCredit } from './credits.server.ts';
import { useI18n } from '../i18n/context.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { CreditList } from './credit-list.tsx';
import { photoSource } from '../pictures/photo.ts';
import { PhotoLicence } from '../pictures/photo-credit.tsx';

/** Text only: none of the photos is fetched. */
export function PhotoCredits({ photos }: { photos: readonly PhotoCredit[] }) {
  const { t } = useI18n();
  const entries = photos.map(({ photo, shows, places }) => {
    const { src, host, author, page } = photoSource(photo);
    return {
      key: `${src} ${shows}`,
      title: shows,
      facts: [
        { label: t('credits.author'), value: <bdi translate="no">{author}</bdi> },
        { label: t('credits.licence'), value: <PhotoLicence photo={photo} /> },
        ...(page === undefined
          ? []
          : [
              {
                label: t('credits.source'),
                value: (
                  <a href={page} rel="noopener">
                    <bdi dir="ltr" translate="no">
                      {host}
                    </bdi>
                    {/* Makes the link's name unique in a list of links. */}
                    <VisuallyHidden>: {shows}</VisuallyHidden>
                  </a>
                ),
              },
            ]),
        {
          label: t('credits.pages'),
          value: (
            <ul role="list">
              {places.map(({ title, to }) => (
                <li key={to}>
                  <Link to={to}>{title}</Link>
                </li>
              ))}
            </ul>
          ),
        },
      ],
    };
  });
  return <CreditList entries={entries} />;
}
