import type { ClimateYear } from '../content/queries/climate.server.ts';
import { useI18n } from '../i18n/context.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { ComfortMark } from './comfort-mark.tsx';
import styles from './place-year.module.css';
import { RowHead, YearTable } from './year-table.tsx';

/** The year of one place: its tiles, and the figures that they stand for. */
export function PlaceYear({ year: { monthNames, places } }: { year: ClimateYear }) {
  const { t } = useI18n();
  return places.map(({ id, title, months }) => (
    <YearTable key={id} caption={t('year.ofPlace')} monthNames={monthNames}>
      <tr className={styles.tiles}>
        <RowHead>
          <VisuallyHidden>{title}</VisuallyHidden>
        </RowHead>
        {months.map(({ comfort }, at) => (
          <td key={monthNames[at]?.long}>
            <ComfortMark comfort={comfort} />
            <VisuallyHidden>{t(`year.${comfort}`)}</VisuallyHidden>
          </td>
        ))}
      </tr>
      <tr className={styles.figures}>
        <RowHead>{t('year.highs')}</RowHead>
        {months.map(({ highC }, at) => (
          <td key={monthNames[at]?.long}>{highC}</td>
        ))}
      </tr>
      <tr className={styles.figures}>
        <RowHead>{t('year.rainDays')}</RowHead>
        {months.map(({ rainDays }, at) => (
          <td key={monthNames[at]?.long}>{rainDays}</td>
        ))}
      </tr>
    </YearTable>
  ));
}
