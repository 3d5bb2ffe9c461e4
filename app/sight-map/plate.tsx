import { plates, plateSizes } from '../art/manifest.ts';
import baseMap from '../map/base-map.module.css';
import { classes } from '../ui/classes.ts';
import styles from './plate.module.css';

type Hour = 'day' | 'night';

const drawn: ReadonlySet<string> = new Set(plates);

const candidates = (place: string, hour: Hour, format: 'avif' | 'webp') =>
  plateSizes.widths
    .map((width) => `/art/plates/${place}-${hour}-${width}.${format} ${width}w`)
    .join(', ');

type Props = { place: string; sizes: string };

const PlateOf = ({ place, hour, sizes }: Props & { hour: Hour }) => (
  <picture className={classes(baseMap[hour], styles.plate)}>
    <source type="image/avif" srcSet={candidates(place, hour, 'avif')} sizes={sizes} />
    <img
      src={`/art/plates/${place}-${hour}-800.webp`}
      srcSet={candidates(place, hour, 'webp')}
      sizes={sizes}
      width={plateSizes.width}
      height={plateSizes.height}
      alt=""
      decoding="async"
      // A lazy image that is not displayed is never fetched: this is how only one theme's map loads.
      loading="lazy"
    />
  </picture>
);

/** The drawn ground of a map; a place without one has plain paper. */
export const Plate = (plate: Props) =>
  drawn.has(plate.place) && (
    <>
      <PlateOf hour="day" {...plate} />
      <PlateOf hour="night" {...plate} />
    </>
  );
