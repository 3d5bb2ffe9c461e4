import { Fragment } from 'react';
import { Link } from '../ui/link.tsx';
import { comfortWordOf } from './comfort.ts';
import type { ClimateYear } from './months.ts';
import { useI18n } from '../i18n/context.tsx';
import { formatInteger } from '../i18n/format.ts';
import { monthIds } from '../pages.ts';
import { paths } from '../paths.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { ComfortMark } from './comfort-mark.tsx';
import styles from './place-year.module.css';
import row from '../ui/row.module.css';
import { classes } from '../ui/classes.ts';
import { RowHead, YearTable } from './year-table.tsx';

export function FigureRow({ label, values }: { label: string; values: readonly number[] }) {
  return (
    <tr className={styles.figures}>
      <RowHead>{label}</RowHead>
      {monthIds.map((month, at) => (
        <td key={month}>
          <bdi>{formatInteger(values[at] ?? 0)}</bdi>
        </td>
      ))}
    </tr>
  );
}

export function PlaceYear({ year: { monthNames, places } }: { year: ClimateYear }) {
  const { locale, t } = useI18n();
  return places.map(({ id, title, months }) => (
    <Fragment key={id}>
      <YearTable caption={t('year.ofPlace')} monthNames={monthNames}>
        <tr className={styles.tiles}>
          <RowHead>
            <VisuallyHidden>{title}</VisuallyHidden>
          </RowHead>
          {months.map((means, at) => (
            <td key={monthNames[at]?.long}>
              <ComfortMark comfort={comfortWordOf(means)} />
              <VisuallyHidden>{t(`year.${comfortWordOf(means)}`)}</VisuallyHidden>
            </td>
          ))}
        </tr>
        <FigureRow label={t('year.highs')} values={months.map(({ highC }) => highC)} />
        <FigureRow label={t('year.rainDays')} values={months.map(({ rainDays }) => rainDays)} />
      </YearTable>
      <p>{t('year.pleasant')}</p>
      <ul role="list" className={classes(row.words, styles.months)}>
        {monthIds.map(
          (month, at) =>
            months[at]?.comfort !== 'rest' && (
              <li key={month}>
                <Link to={paths.month(locale, month)}>{monthNames[at]?.long}</Link>
              </li>
            ),
        )}
      </ul>
    </Fragment>
  ));
}
