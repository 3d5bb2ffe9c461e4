import { useMemo } from 'react';
import { useI18n } from '../i18n/context.tsx';
import { Map } from '../map/map.tsx';
import { isPlaceId, isStopId, type Stop } from '../map/route.ts';
import { paths } from '../paths.ts';
import type { Parts } from './parts.ts';

/** The trip on the map: stops by their numbers, legs as they are travelled. */
export function RouteMap({ data, trip, legs }: Parts) {
  const { locale, t } = useI18n();
  const routes = useMemo(
    () =>
      legs.flatMap(({ from, to, taken }): Stop[][] =>
        isStopId(from) && isStopId(to) ? [[{ id: from }, { id: to, by: taken.by }]] : [],
      ),
    [legs],
  );
  const places = data.places.flatMap(({ id, title }) => {
    if (!isPlaceId(id)) return [];
    const at = trip.stops.findIndex(({ place }) => place === id);
    const to = paths.destination(locale, id);
    return [{ id, title, to, ...(at >= 0 && { stop: at + 1 }) }];
  });
  return (
    <Map
      shape="upright"
      printed
      label={t('plan.map')}
      sizes="(min-width: 82rem) 34rem, (min-width: 62rem) 42vw, 92vw"
      places={places}
      routes={routes}
    />
  );
}
