import type { ComponentType, MouseEvent } from 'react';
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

type Follow = (event: MouseEvent<HTMLAnchorElement>) => void;

export type Places = readonly { id: string; title: string; inText: string }[];

type PlacesProps = { places: Places; onFollow?: Follow | undefined };

function PlaceLinks({ places, onFollow }: PlacesProps) {
  const { locale } = useI18n();
  return (
    <ul role="list" className={classes(row.chips, styles.chips)}>
      {places.map(({ id, title }) => (
        <li key={id} data-scene={id}>
          <Link className={chip.chip} to={paths.destination(locale, id)} onClick={onFollow}>
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
  const { t, locale } = useI18n();
  const asked = query.trim();
  const count = found?.results.length ?? 0;
  const otherPlaces = found?.otherPlaces ?? [];
  const nearest = places.filter(({ id }) => otherPlaces.some((place) => place.nearest === id));
  const announcement = () => {
    if (asked === '') return '';
    if (failed) return t('search.failed');
    if (otherPlaces.length > 0) {
      const place = formatList(
        locale,
        otherPlaces.map(({ name }) => name),
      );
      const near = formatList(
        locale,
        nearest.map(({ inText }) => inText),
      );
      return near === ''
        ? t('search.noTrips', { place })
        : t('search.otherPlace', { place, nearest: near });
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
      {nearest.length > 0 && <PlaceLinks places={nearest} onFollow={onFollow} />}
      {asked !== '' && found?.complete && !found.exact && (
        <div>
          <Ask subject={{ kind: 'search', about: asked }} onPress={onFollow} />
        </div>
      )}
      {asked !== '' && found && <Results results={found.results} onFollow={onFollow} />}
      {asked !== '' && found?.complete && count === 0 && nearest.length === 0 && (
        <>
          {otherPlaces.length === 0 && <p className={textStyles.soft}>{t('search.try')}</p>}
          <PlacesToStart places={places} onFollow={onFollow} />
        </>
      )}
    </>
  );
}
