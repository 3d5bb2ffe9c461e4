import { plateWidths, positions } from '../art/map.ts';
import styles from './plate.module.css';
import type { LayoutName } from './route.ts';

/** From here on there is room for the landscape; art/pipeline/map-generated.ts and CSS say the same. */
const room = '(min-width: 48rem)';

type Hour = 'day' | 'night';
type Format = 'avif' | 'webp';

const candidates = (layout: LayoutName, hour: Hour, format: Format) =>
  plateWidths[layout]
    .map((width) => `/art/map-${layout}-${hour}-${width}.${format} ${width}w`)
    .join(', ');

type Props = {
  /** The landscape where there is room, or upright everywhere. */
  shape: 'fit' | 'upright';
  sizes: string;
};

function PlateOf({ hour, shape, sizes }: Props & { hour: Hour }) {
  const { width, height } = positions.landscape;
  const source = (layout: LayoutName, format: Format) => ({
    type: `image/${format}`,
    srcSet: candidates(layout, hour, format),
    sizes,
  });
  return (
    <picture className={styles[hour]}>
      {shape === 'fit' && (
        <>
          <source media={room} width={width} height={height} {...source('landscape', 'avif')} />
          <source media={room} width={width} height={height} {...source('landscape', 'webp')} />
        </>
      )}
      <source {...source('phone', 'avif')} />
      <img
        src={`/art/map-phone-${hour}-640.webp`}
        srcSet={candidates('phone', hour, 'webp')}
        sizes={sizes}
        width={positions.phone.width}
        height={positions.phone.height}
        alt=""
        decoding="async"
        // One of the two is not shown, and what is not shown and lazy is never fetched.
        loading="lazy"
      />
    </picture>
  );
}

/** The drawing: by day and by night, of which the theme shows one and only that one is fetched. */
export const Plate = (props: Props) => (
  <>
    <PlateOf hour="day" {...props} />
    <PlateOf hour="night" {...props} />
  </>
);
