import styles from './plate.module.css';

/** The drawn ground of the map; plain paper where a place has none. */
export const Plate = ({ place }: { place: string; sizes: string }) => (
  <div className={styles.plate} data-plate={place} />
);
