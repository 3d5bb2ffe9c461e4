import type { ReactNode } from 'react';
import styles from './ornament.module.css';

const mirrored = (half: ReactNode) => (
  <>
    <g>{half}</g>
    <g transform="scale(-1 1)">{half}</g>
  </>
);

const star = (
  <>
    <path d="M-11-11H11V11H-11zM0-15.6 15.6 0 0 15.6-15.6 0z" />
    <path className={styles.bloom} d="M0-7 2-2 7 0 2 2 0 7-2 2-7 0-2-2z" />
  </>
);

const tulip = (
  <path
    className={styles.bloom}
    d="M0 0C-5 0-7.5-4-6.5-8.5-6-11-7-13-9-14.5-5.5-14.7-3-13-2-10.5-1.5-13-.8-15 0-16.5.8-15 1.5-13 2-10.5 3-13 5.5-14.7 9-14.5 7-13 6-11 6.5-8.5 7.5-4 5 0 0 0z"
  />
);

const carnation = (
  <>
    <path
      className={styles.bloom}
      d="M0-3-14.5-4.5-12-7.5-14-11-9.5-11-9.5-15-5-13.5-3-17 0-14.5 3-17 5-13.5 9.5-15 9.5-11 14-11 12-7.5 14.5-4.5z"
    />
    <path className={styles.leaf} d="M-4.5-1.7C-4.5 4-2.5 7 0 8 2.5 7 4.5 4 4.5-1.7z" />
  </>
);

const sazLeaf = <path className={styles.leaf} d="M0 0C4-9 14-13 26-11 18-9 12-5 0 0z" />;

const bands = {
  stars: (
    <>
      {mirrored(
        <>
          <path d="M60 0H180" />
          <g transform="translate(42) scale(.55)">{star}</g>
        </>,
      )}
      {star}
    </>
  ),
  tulips: (
    <>
      {mirrored(
        <>
          <path
            className={styles.stem}
            d="M0 8C6 16 22 16 36 10S62-2 76 4s30 10 46 4 24-8 40-4M46 3C51 1 54-1 57-3"
          />
          <g transform="translate(57-2) rotate(38)">{tulip}</g>
          <g transform="translate(80 6) scale(1 -.8)">{sazLeaf}</g>
          <g transform="translate(110 11)">{sazLeaf}</g>
          <g transform="translate(161 4) rotate(80) scale(.7)">{tulip}</g>
        </>,
      )}
      {carnation}
    </>
  ),
  waves: (
    <>
      {mirrored(
        <path
          className={styles.stem}
          d="M0 14H180M18 14C34 14 34-12 50-12c12 0 14 16 3 17-7 .5-8-8-2-9M64 14C78 14 78-7 91-7c10 0 12 13 3 14-6 .4-7-6.5-2-7.5M104 14c11 0 11-16 22-16 8 0 9 10 2 11-4 .3-5-5-2-6M0-16C8-10 13-4 13 3 13 9 8 14 0 14"
        />,
      )}
      <path className={styles.bloom} d="M0-7C4-3 6 0 6 3.5A6 6 0 0 1-6 3.5C-6 0-4-3 0-7z" />
    </>
  ),
};

export function Ornament({ band }: { band: keyof typeof bands }) {
  return (
    <svg className={styles.ornament} data-screen-only viewBox="-180 -20 360 40" aria-hidden="true">
      {bands[band]}
    </svg>
  );
}
