import { baseMapWidths, positions } from '../pictures/art/map.ts';
import grain from '../pictures/grain.module.css';
import { srcSetOf } from '../pictures/srcset.ts';
import { phoneWidth } from '../ui/browser/phone-width.ts';
import { classes } from '../ui/classes.ts';
import styles from './base-map.module.css';
import framed from './framed-map.module.css';
import type { LayoutName } from './route.ts';

/** The same width is in app/pictures/build/pins.ts and map.module.css. */
const room = '(min-width: 48rem)';

type Hour = 'day' | 'night';
type Format = 'avif' | 'webp';

const candidates = (layout: LayoutName, hour: Hour, format: Format) =>
  srcSetOf(`map-${layout}-${hour}`, baseMapWidths[layout], format);

type Props = {
  shape: 'fit' | 'upright' | 'landscape';
  sizes: string;
};

function BaseMapOf({ hour, shape, sizes }: Props & { hour: Hour }) {
  const { width, height } = positions.landscape;
  const source = (layout: LayoutName, format: Format) => ({
    type: `image/${format}`,
    srcSet: candidates(layout, hour, format),
    sizes,
  });
  const always = shape === 'landscape' ? 'landscape' : 'phone';
  return (
    <picture className={classes(styles[hour], grain.grain)}>
      {shape === 'fit' && (
        <>
          <source media={room} width={width} height={height} {...source('landscape', 'avif')} />
          <source media={room} width={width} height={height} {...source('landscape', 'webp')} />
        </>
      )}
      <source {...source(always, 'avif')} />
      <img
        src={`/art/map-${always}-${hour}-640.webp`}
        srcSet={candidates(always, hour, 'webp')}
        sizes={sizes}
        width={positions[always].width}
        height={positions[always].height}
        alt=""
        decoding="async"
        // A lazy image that is not displayed is never fetched: this is how only one theme's map loads.
        loading="lazy"
      />
    </picture>
  );
}

export const BaseMap = (props: Props) => (
  <>
    <BaseMapOf hour="day" {...props} />
    <BaseMapOf hour="night" {...props} />
  </>
);

/** The country, as a picture beside texts. */
export const FramedMap = ({ className }: { className?: string | undefined }) => (
  <div className={classes(framed.map, className)} data-screen-only>
    <BaseMap shape="landscape" sizes={`(min-width: 64rem) min(46vw, 40rem), ${phoneWidth}`} />
  </div>
);
