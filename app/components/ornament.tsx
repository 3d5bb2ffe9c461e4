import styles from './ornament.module.css';

/** An eight-pointed Seljuk star: two squares, one turned by an eighth. */
const star = (x: number) => (
  <g key={x} transform={`translate(${x} 12)`}>
    <path d="M-5-5H5V5H-5z" />
    <path d="M0-7.07L7.07 0 0 7.07-7.07 0z" />
    <circle r="1.6" />
  </g>
);

/** A band of stars that parts two sections. */
export function Ornament() {
  return (
    <svg className={styles.ornament} viewBox="0 0 240 24" aria-hidden="true">
      <path d="M0 12h72M168 12h72" />
      {[88, 120, 152].map(star)}
    </svg>
  );
}
