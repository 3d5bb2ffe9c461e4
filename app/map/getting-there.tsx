import { useI18n } from '../i18n/context.tsx';
import type { Leg } from '../legs/leg.ts';
import { Ways } from '../legs/ways.tsx';
import { paths } from '../paths.ts';
import { Map } from './map.tsx';
import { OpenInMaps } from './open-in-maps.tsx';
import type { getMapPlaces } from './places.server.ts';
import { routeOf } from './route.ts';
import { phoneWidth } from '../ui/browser/phone-width.ts';

type Props = {
  id: string;
  position: { latitude: number; longitude: number };
  places: ReturnType<typeof getMapPlaces>;
  /** Begins in Istanbul, the hub; absent for Istanbul itself. */
  leg: Leg | undefined;
};

export function GettingThere({ id, position, places, leg }: Props) {
  const { locale, t } = useI18n();
  return (
    <>
      <Map
        shape="upright"
        sizes={`(min-width: 64rem) min(38vw, 32rem), (min-width: 40rem) 92vw, ${phoneWidth}`}
        label={t('map.list')}
        journey={{ routes: leg ? leg.ways.map((way) => routeOf(leg, way)) : [] }}
        places={places.map((one) => ({
          ...one,
          to: paths.destination(locale, one.id),
          current: one.id === id,
        }))}
      />
      {leg && (
        <>
          <h3>{t('destination.ways')}</h3>
          <Ways ways={leg.ways} />
        </>
      )}
      <OpenInMaps {...position} />
    </>
  );
}
