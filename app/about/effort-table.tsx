import { efforts, type Effort } from '../content/efforts.ts';
import { useI18n } from '../i18n/context.tsx';
import { Link } from '../ui/link.tsx';
import type { EffortRows } from './accessibility.server.ts';
import table from '../ui/table.module.css';
import { classes } from '../ui/classes.ts';
import textStyles from '../ui/text.module.css';
import styles from './effort-table.module.css';

/** Three steps, filled as far as the level goes; the level's words are beside it. */
function EffortScale({ level }: { level: Effort }) {
  const filled = efforts.indexOf(level);
  return (
    <svg width={30} height={20} viewBox="0 0 30 20" stroke="currentColor" aria-hidden="true">
      {efforts.map((step, at) => (
        <rect
          key={step}
          x={1 + 10 * at}
          y={13 - 6 * at}
          width={8}
          height={6 + 6 * at}
          fill={at <= filled ? 'currentColor' : 'none'}
        />
      ))}
    </svg>
  );
}

type Row = { to: string; title: string; level: Effort; words: string; onTheWay?: string };

const Rows = ({ name, rows }: { name: string; rows: readonly Row[] }) => {
  const { t } = useI18n();
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={3}>
          {name}
        </th>
      </tr>
      {rows.map(({ to, title, level, words, onTheWay }) => (
        <tr key={to}>
          <th scope="row">
            <Link to={to}>{title}</Link>
          </th>
          <td>
            <span className={styles.level}>
              <EffortScale level={level} />
              {t(`trips.effort.${level}`)}
            </span>
          </td>
          <td>
            <p>{words}</p>
            {onTheWay && <p className={textStyles.note}>{onTheWay}</p>}
          </td>
        </tr>
      ))}
    </tbody>
  );
};

export function EffortTable({ trips, places }: EffortRows) {
  const { t } = useI18n();
  return (
    <table className={classes(table.table, styles.table)} aria-labelledby="effort-title">
      <thead>
        <tr>
          <th scope="col">{t('accessibility.where')}</th>
          <th scope="col">{t('accessibility.stairs')}</th>
          <th scope="col">{t('accessibility.toKnow')}</th>
        </tr>
      </thead>
      <Rows name={t('trips.title')} rows={trips} />
      <Rows name={t('nav.destinations')} rows={places} />
    </table>
  );
}
