import type { Effort } from '../content/efforts.ts';
import { useI18n } from '../i18n/context.tsx';
import { Link } from '../ui/link.tsx';
import type { EffortRows } from './accessibility.server.ts';
import { EffortScale } from './effort-scale.tsx';
import table from '../ui/table.module.css';
import { classes } from '../ui/classes.ts';
import textStyles from '../ui/text.module.css';
import styles from './effort-table.module.css';

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
