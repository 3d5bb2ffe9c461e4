import { plates, plateSizes } from '../../pictures/art/manifest.ts';
import baseMap from '../base-map.module.css';
import grain from '../../pictures/grain.module.css';
import { srcSetOf } from '../../pictures/srcset.ts';
import { classes } from '../../ui/classes.ts';
import styles from './plate.module.css';

type Hour = 'day' | 'night';

const drawn: ReadonlySet<string> = new Set(plates);

type Props = { place: string; sizes: string };

const PlateOf = ({ place, hour, sizes }: Props & { hour: Hour }) => (
  <picture className={classes(baseMap[hour], grain.grain, styles.plate)}>
    <source
      type="image/avif"
      srcSet={srcSetOf(`plates/${place}-${hour}`, plateSizes.widths, 'avif')}
      sizes={sizes}
    />
    <img
      src={`/art/plates/${place}-${hour}-800.webp`}
      srcSet={srcSetOf(`plates/${place}-${hour}`, plateSizes.widths, 'webp')}
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
