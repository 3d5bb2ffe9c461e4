import type { ComponentType, MouseEvent } from 'react';
import { Ask } from '../contact/ask.tsx';
import { useI18n } from '../i18n/context.tsx';
import { unmarked } from '../i18n/unmarked.ts';
import { paths } from '../paths.ts';
import { Pin } from '../ui/icons.tsx';
import { Link } from '../ui/link.tsx';
import type { ResultsProps } from './results.tsx';
import styles from './search.module.css';
import type { useSearch } from './use-search.ts';

type Follow = (event: MouseEvent<HTMLAnchorElement>) => void;

export type Places = readonly { id: string; title: string; inText: string }[];

type PlacesProps = { places: Places; onFollow?: Follow | undefined };

function PlaceLinks({ places, onFollow }: PlacesProps) {
  const { locale } = useI18n();
  return (
    <ul role="list" className={styles.chips}>
      {places.map(({ id, title }) => (
        <li key={id} data-scene={id}>
          <Link to={paths.destination(locale, id)} onClick={onFollow}>
            <Pin />
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Shown before a query and when nothing was found. */
export function PlacesToStart({ places, onFollow }: PlacesProps) {
  const { t } = useI18n();
  return (
    <nav className={styles.group} aria-labelledby="search-places">
      <h2 id="search-places">{t('search.group.places')}</h2>
      <PlaceLinks places={places} onFollow={onFollow} />
    </nav>
  );
}

type Props = ReturnType<typeof useSearch> & {
  query: string;
  places: Places;
  Results: ComponentType<ResultsProps>;
  onFollow?: Follow;
};

export function Outcome({ query, places, found, failed, Results, onFollow }: Props) {
  const { t } = useI18n();
  const asked = query.trim();
  const count = found?.results.length ?? 0;
  const otherPlace = found?.otherPlace;
  const nearest = places.find(({ id }) => id === otherPlace?.nearest);
  const said = () => {
    if (asked === '') return '';
    if (failed) return t('search.failed');
    if (otherPlace && nearest)
      return t('search.otherPlace', { place: otherPlace.name, nearest: nearest.inText });
    if (!found || !(found.complete || found.exact)) return t('search.loading');
    if (count === 0) return t('search.none', { query: unmarked(asked) });
    return found.exact ? t('search.count', { count }) : t('search.closest');
  };
  return (
    <>
      <p className={styles.said} role="status">
        {said()}
      </p>
      {nearest && <PlaceLinks places={[nearest]} onFollow={onFollow} />}
      {asked !== '' && found?.complete && !found.exact && (
        <p>
          <Ask subject={{ kind: 'search', about: asked }} onPress={onFollow} />
        </p>
      )}
      {asked !== '' && found && <Results results={found.results} onFollow={onFollow} />}
      {asked !== '' && found?.complete && count === 0 && !nearest && (
        <>
          <p className={styles.said}>{t('search.try')}</p>
          <PlacesToStart places={places} onFollow={onFollow} />
        </>
      )}
    </>
  );
}
