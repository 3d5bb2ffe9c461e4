import type { MonthData } from './months.server.ts';
import { useI18n } from '../i18n/context.tsx';
import styles from './holidays.module.css';
import stack from '../ui/stack.module.css';
import { classes } from '../ui/classes.ts';
import textStyles from '../ui/text.module.css';

export function Holidays({ holidays, knownTo }: Pick<MonthData, 'holidays' | 'knownTo'>) {
  const { t } = useI18n();
  return (
    <>
      {holidays.map(({ year, entries }) => (
        <div key={year} className={classes(stack.close, styles.year)}>
          <h3 className={textStyles.medium}>{year}</h3>
          <ul role="list">
            {entries.map(({ id, name, when, expected }) => (
              <li key={id}>
                <b>{name}</b>
                <span className={textStyles.soft}>
                  {when}
                  {expected && ` (${t('when.expected')})`}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {holidays.length === 0 && <p>{t('when.noHoliday')}</p>}
      <p className={textStyles.note}>{t('when.holidaysKnown', knownTo)}</p>
    </>
  );
}
