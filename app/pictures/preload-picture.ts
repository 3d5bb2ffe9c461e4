import { preload } from 'react-dom';

type Source = {
  /** Of its AVIF; browsers that cannot show it leave the link alone. */
  srcSet: string;
  sizes: string;
  /** Where this source is the one that is shown; everywhere without it. */
  media?: string | undefined;
};

/**
 * Asks for the page's largest picture in the head, before the styles. In the body a browser finds it
 * behind all of them: then the pictures below it begin beside it, and on a slow line it comes last.
 */
export function preloadPicture({ srcSet, sizes, media }: Source) {
  preload(srcSet, {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: srcSet,
    imageSizes: sizes,
    media,
    fetchPriority: 'high',
  });
}
