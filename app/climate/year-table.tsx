import type { ReactNode } from 'react';
import { comfortLimits } from './comfort.ts';
import { monthOf, today } from '../days.ts';
import type { ClimateYear } from './months.ts';
import { useI18n } from '../i18n/context.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { ComfortMark } from './comfort-mark.tsx';
import row from '../ui/row.module.css';
import { classes } from '../ui/classes.ts';
import styles from './year-table.module.css';

type Props = {
  caption: string;
  monthNames: ClimateYear['monthNames'];
  /** Rows, each of a `RowHead` and twelve cells. */
  children: ReactNode;
  rule?: boolean;
};

export function RowHead({ children }: { children: ReactNode }) {
  return (
    <th scope="row">
      <div className={styles.head}>{children}</div>
    </th>
  );
}

export function YearTable({ caption, monthNames, children, rule = true }: Props) {
  const { t } = useI18n();
  const now = monthOf(today());
  return (
    <div className={styles.year}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr data-months="">
            <th scope="row">
              <VisuallyHidden>{t('year.month')}</VisuallyHidden>
            </th>
            {monthNames.map(({ long, short, narrow }, at) => (
              <th key={long} scope="col" aria-current={at === now ? 'date' : undefined}>
                <span className={styles.narrow} aria-hidden="true">
                  {narrow}
                </span>
                <span className={styles.short} aria-hidden="true">
                  {short}
                </span>
                <VisuallyHidden>{long}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
      {rule && <Rule />}
    </div>
  );
}

function Rule() {
  const { t } = useI18n();
  const rules = [
    ['best', t('year.ruleBest', comfortLimits.best)],
    ['good', t('year.ruleGood', comfortLimits.good)],
    ['hot', t('year.ruleHot')],
    ['cold', t('year.ruleCold')],
    ['wet', t('year.ruleWet')],
  ] as const;
  return (
    <ul role="list" className={classes(row.row, styles.rule)}>
      {rules.map(([comfort, words]) => (
        <li key={comfort}>
          <ComfortMark comfort={comfort} />
          {words}
        </li>
      ))}
    </ul>
  );
}
