import type { TouristAttraction } from 'schema-dts';
import type { getDestination } from '../destinations/destinations.server.ts';

type Sights = NonNullable<ReturnType<typeof getDestination>>['sights'];

/** `url` is the address of the page that describes them. */
export const attractions = (url: string, sights: Sights) =>
  sights.map(
    ({ id, name, position }) =>
      ({
        '@type': 'TouristAttraction',
        name,
        url: `${url}#sight-${id}`,
        ...(position && {
          geo: {
            '@type': 'GeoCoordinates',
            latitude: position.latitude,
            longitude: position.longitude,
          },
        }),
      }) satisfies TouristAttraction,
  );
