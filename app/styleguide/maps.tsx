import { useI18n } from '../i18n/context.tsx';
import { Map } from '../map/map.tsx';
import type { Stop } from '../map/route.ts';
import { paths } from '../paths.ts';
import type { SpecimenData } from './data.server.ts';

type Props = Pick<SpecimenData, 'locale' | 'destination' | 'year'>;

const sizes = '(min-width: 82rem) 40rem, 92vw';

const placesOf = ({ locale, destination: { places } }: Props) =>
  places.map((place) => ({ ...place, to: paths.destination(locale, place.id) }));

/** Some places are meant, and the others step back. */
export function MapOfChoice(props: Props) {
  const { t } = useI18n();
  const places = placesOf(props).map((place, at) => ({ ...place, back: at % 2 === 1 }));
  return <Map label={t('map.list')} sizes={sizes} places={places} />;
}

/** How pleasant July is, in colour and in words. */
export function MapByMonth(props: Props) {
  const { t } = useI18n();
  const places = placesOf(props).map((place) => {
    const month = props.year.places.find(({ id }) => id === place.id)?.months[6]?.comfort;
    return { ...place, ...(month && { month }) };
  });
  return <Map label={t('map.list')} sizes={sizes} places={places} />;
}

/** A flight, then roads, and a high-speed train: numbers in the order of the trip. */
export function MapOfTrip(props: Props) {
  const { t } = useI18n();
  const trip: readonly Stop[] = [
    { id: 'istanbul' },
    { id: 'konya', by: 'rail' },
    { id: 'cappadocia' },
    { id: 'antalya' },
    { id: 'pamukkale' },
    { id: 'ephesus' },
    { id: 'istanbul', by: 'flight' },
  ];
  const order = trip.map(({ id }) => id).filter((id) => id !== 'konya');
  const places = placesOf(props).map((place) =>
    order.includes(place.id) ? { ...place, stop: order.indexOf(place.id) + 1 } : place,
  );
  return <Map label={t('map.list')} sizes={sizes} places={places} routes={[trip]} />;
}
