import * as common from '../ui/icons.tsx';
import * as maps from '../ui/map-icon.tsx';
import * as seasons from '../ui/season-icons.tsx';
import * as travel from '../ui/travel-icons.tsx';
import styles from './specimens.module.css';

// Sorted, because server and browser list a module's exports each in its own order.
const icons = Object.entries({ ...common, ...maps, ...seasons, ...travel }).toSorted(
  ([one], [other]) => one.localeCompare(other),
);

export const Icons = () => (
  <div className={styles.icons}>
    {icons.map(([name, Icon]) => (
      <span key={name} title={name}>
        <Icon />
      </span>
    ))}
  </div>
);
