import { memo } from 'react';
import { entryOf } from '../content/entries.ts';
import { areClosed } from '../days.ts';
import { useI18n } from '../i18n/context.tsx';
import { Map } from '../map/map.tsx';
import type { MapPlace } from '../map/overlay.tsx';
import { isPlaceId, isTownId, routeOf } from '../map/route.ts';
import { paths } from '../paths.ts';
import type { Parts } from '../trip/parts.ts';
import { basesSleptAt } from '../stays.ts';
import { mostStops, withStop } from '../trip/query-stops.ts';
import { writeTrip } from '../trip/trip.ts';
import { phoneWidth } from '../ui/browser/phone-width.ts';

export const RouteMap = memo(function RouteMap({ data, trip, legs, words }: Parts) {
  const { locale, t } = useI18n();
  const routes = legs.map((leg) => routeOf(leg, leg.taken));
  const places = data.places.flatMap(({ id, title, inText, nights, closed }): MapPlace[] => {
    if (!isPlaceId(id)) return [];
    const at = trip.stops.findIndex(({ place }) => place === id);
    if (at >= 0) return [{ id, title, to: paths.destination(locale, id), stop: at + 1 }];
    if (trip.stops.length >= mostStops || (closed && areClosed(closed, data.day)))
      return [{ id, title, to: paths.destination(locale, id) }];
    const to = paths.plan(locale, withStop(writeTrip(trip), { place: id, nights }));
    return [{ id, title, to, add: t('plan.addPlace', { place: inText }) }];
  });
  const towns = [...new Set([trip.start, trip.end])].flatMap((id) =>
    id !== undefined && isTownId(id) ? [{ id, name: words.gatewayName(id) }] : [],
  );
  const sleptAt = trip.stops.flatMap((stop) =>
    basesSleptAt(stop, entryOf(data.places, stop.place)).map(({ onMap }) => onMap),
  );
  return (
    <Map
      printed
      label={t('plan.map')}
      sizes={`(min-width: 64rem) min(56vw, 49rem), (min-width: 40rem) 92vw, ${phoneWidth}`}
      places={places}
      journey={{ routes, towns, nights: [...new Set(sleptAt)] }}
    />
  );
});
