import { asIsland, useI18n } from '../i18n/context.tsx';
import { useAddressQuery } from '../ui/browser/address.ts';
import { Link } from '../ui/link.tsx';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import pill from '../ui/pill.module.css';
import row from '../ui/row.module.css';
import { classes } from '../ui/classes.ts';
import styles from './catalogue-pages.module.css';
import { listId, selection, tagIn, type TaggedPlace } from './selection.ts';

type Props = {
  page: number;
  pages: number;
  tag: string | null;
};

export function CataloguePages({ page, pages, tag }: Props) {
  const { locale, t } = useI18n();
  if (pages === 1) return null;
  const to = (number: number) => `${paths.destinations(locale, tag, number)}#${listId}`;
  return (
    <nav className={classes(row.row, styles.pages)} aria-label={t('catalogue.pages')}>
      <p>{t('catalogue.page', { page, pages })}</p>
      {page < pages && <ButtonLink to={to(page + 1)}>{t('catalogue.next')}</ButtonLink>}
      {page > 1 && (
        <Link className={pill.pill} to={to(page - 1)}>
          {t('catalogue.previous')}
        </Link>
      )}
    </nav>
  );
}

type PagesProps = { places: readonly TaggedPlace[]; number: number };

function Pages({ places, number }: PagesProps) {
  const tag = tagIn(useAddressQuery());
  const { page, pages } = selection(places, tag, number);
  return <CataloguePages page={page} pages={pages} tag={tag} />;
}

export const CataloguePagesIsland = asIsland(Pages);
