import type { ComponentType } from 'react';
import { Ask } from '../contact/ask.tsx';
import { useI18n } from '../i18n/context.tsx';
import { formatList } from '../i18n/format.ts';
import { unmarked } from '../i18n/unmarked.ts';
import { paths } from '../paths.ts';
import { Pin } from '../ui/icons/icons.tsx';
import { Link } from '../ui/link.tsx';
import type { ResultsProps } from './results.tsx';
import styles from './search.module.css';
import type { useSearch } from './use-search.ts';
import row from '../ui/row.module.css';
import { classes } from '../ui/classes.ts';
import chip from '../ui/chip.module.css';
import textStyles from '../ui/text.module.css';

export type Places = readonly { id: string; title: string; inText: string }[];

type PlacesProps = { places: Places };

function PlaceLinks({ places }: PlacesProps) {
  const { locale } = useI18n();
  return (
    <ul role="list" className={classes(row.chips, styles.chips)}>
      {places.map(({ id, title }) => (
        <li key={id} data-scene={id}>
          <Link className={chip.chip} to={paths.destination(locale, id)}>
            <Pin />
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Shown before a query and when nothing was found. */
export function PlacesToStart({ places }: PlacesProps) {
  const { t } = useI18n();
  return (
    <nav className={styles.group} aria-labelledby="search-places">
      <h2 id="search-places">{t('search.group.places')}</h2>
      <PlaceLinks places={places} />
    </nav>
  );
}

type Props = ReturnType<typeof useSearch> & {
  query: string;
  places: Places;
  Results: ComponentType<ResultsProps>;
};

export function Outcome({ query, places, found, failed, Results }: Props) {
  const { t, locale } = useI18n();
  const asked = query.trim();
  const count = found?.results.length ?? 0;
  const otherPlaces = found?.otherPlaces ?? [];
  const nearest = places.filter(({ id }) => otherPlaces.some((place) => place.nearest === id));
  const announcement = () => {
    if (asked === '') return '';
    if (failed) return t('search.failed');
    if (otherPlaces.length > 0) {
      const listed = (names: readonly string[]) => formatList(locale, names);
      const place = listed(otherPlaces.map(({ name }) => name));
      return nearest.length === 0
        ? t('search.noTrips', { place })
        : t('search.otherPlace', { place, nearest: listed(nearest.map(({ inText }) => inText)) });
    }
    if (!found || !(found.complete || found.exact)) return t('search.loading');
    if (count === 0) return t('search.none', { query: unmarked(asked) });
    return found.exact ? t('search.count', { count }) : t('search.closest');
  };
  return (
    <>
      <p className={textStyles.soft} role="status">
        {announcement()}
      </p>
      {nearest.length > 0 && <PlaceLinks places={nearest} />}
      {asked !== '' && found?.complete && !found.exact && (
        <div>
          <Ask subject={{ kind: 'search', about: asked }} />
        </div>
      )}
      {asked !== '' && found && <Results results={found.results} />}
      {asked !== '' && found?.complete && count === 0 && nearest.length === 0 && (
        <>
          {otherPlaces.length === 0 && <p className={textStyles.soft}>{t('search.try')}</p>}
          <PlacesToStart places={places} />
        </>
      )}
    </>
  );
}
