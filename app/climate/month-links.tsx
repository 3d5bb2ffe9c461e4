import { Link } from '../ui/link.tsx';
import type { ClimateYear } from './climate.server.ts';
import { useI18n } from '../i18n/context.tsx';
import { monthIds } from '../pages.ts';
import { paths } from '../paths.ts';
import styles from './month-links.module.css';

type Props = {
  /** What they are months of. */
  label: string;
  /** Numbers of months. */
  months: readonly number[];
  monthNames: ClimateYear['monthNames'];
};

/** Months, each with the way to its page. */
export function MonthLinks({ label, months, monthNames }: Props) {
  const { locale } = useI18n();
  return (
    <ul role="list" aria-label={label} className={styles.links}>
      {monthIds.flatMap((id, at) =>
        months.includes(at + 1)
          ? [
              <li key={id}>
                <Link to={paths.month(locale, id)}>{monthNames[at]?.long}</Link>
              </li>,
            ]
          : [],
      )}
    </ul>
  );
}
