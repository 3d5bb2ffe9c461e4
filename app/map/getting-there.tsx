import type { mapPlaces, waysTo } from '../content/ways.server.ts';
import { useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import { Map } from './map.tsx';
import { OpenInMaps } from './open-in-maps.tsx';
import { Ways } from './ways.tsx';
import { phoneWidth } from '../ui/phone-width.ts';

type Props = {
  id: string;
  place: { latitude: number; longitude: number };
  places: ReturnType<typeof mapPlaces>;
  ways: ReturnType<typeof waysTo>;
};

/** The map with the ways to a place, the same ways in words, and the place in one's own maps. */
export function GettingThere({ id, place, places, ways: { ways, routes } }: Props) {
  const { locale, t } = useI18n();
  return (
    <>
      <Map
        shape="upright"
        sizes={`(min-width: 82rem) 32rem, (min-width: 60rem) 38vw, (min-width: 40rem) 92vw, ${phoneWidth}`}
        label={t('map.list')}
        routes={routes}
        places={places.map((one) => ({
          ...one,
          to: paths.destination(locale, one.id),
          current: one.id === id,
        }))}
      />
      {ways.length > 0 && (
        <>
          <h3>{t('ways.title')}</h3>
          <Ways ways={ways} />
        </>
      )}
      <OpenInMaps {...place} />
    </>
  );
}
