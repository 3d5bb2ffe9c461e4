import styles from './ornament.module.css';

/** An eight-pointed Seljuk star: two squares, one turned by an eighth, and a star within. */
const star = (x: number, size: number) => (
  <g key={x} transform={`translate(${x} 20) scale(${size})`}>
    <path d="M-11-11H11V11H-11zM0-15.6 15.6 0 0 15.6-15.6 0z" />
    <path d="M0-7 2-2 7 0 2 2 0 7-2 2-7 0-2-2z" className={styles.heart} />
  </g>
);

/** A band of stars that parts two sections. */
export function Ornament() {
  return (
    <svg className={styles.ornament} viewBox="0 0 360 40" aria-hidden="true">
      <path d="M0 20h120M240 20h120" />
      {star(138, 0.55)}
      {star(180, 1)}
      {star(222, 0.55)}
    </svg>
  );
}
