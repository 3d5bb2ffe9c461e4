import { Link } from '../ui/link.tsx';
import type { MonthCardData } from './months.server.ts';
import { useI18n } from '../i18n/context.tsx';
import { capitalized, formatList } from '../i18n/format.ts';
import { paths } from '../paths.ts';
import { Picture } from '../pictures/picture.tsx';
import { classes } from '../ui/classes.ts';
import lifts from '../ui/lifts.module.css';
import whole from '../ui/whole-link.module.css';
import stack from '../ui/stack.module.css';
import styles from './month-wall.module.css';

export function MonthWall({ months }: { months: readonly MonthCardData[] }) {
  const { locale } = useI18n();
  return (
    <ol role="list" className={styles.wall} data-paper="flow text">
      {months.map(({ id, name, subtitle, scene, best }) => (
        <li
          key={id}
          className={classes(lifts.lifts, whole.box, styles.month)}
          data-scene={scene}
          data-paper="bare"
        >
          <div className={styles.picture}>
            <Picture scene={scene} alt="" sizes="(min-width: 64rem) 20rem, 46vw" />
          </div>
          <div className={classes(stack.tight, styles.words)}>
            <h3>
              <Link className={whole.link} to={paths.month(locale, id)}>
                {name}
              </Link>
            </h3>
            <p>{subtitle}</p>
            <p className={styles.best}>{capitalized(locale, formatList(locale, best))}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
