import { Link } from '../ui/link.tsx';
import { comfortWordOf } from './comfort.ts';
import type { ClimateYear } from './months.ts';
import { useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { ComfortMark } from './comfort-mark.tsx';
import styles from './year-strip.module.css';
import { RowHead, YearTable } from './year-table.tsx';
import { classes } from '../ui/classes.ts';
import stack from '../ui/stack.module.css';
import textStyles from '../ui/text.module.css';

type Props = {
  year: ClimateYear;
  caption?: string;
  /** Whether it links to the page of the year, which names the source. */
  leads?: boolean;
};

export function YearStrip({ year: { monthNames, places }, caption, leads = true }: Props) {
  const { locale, t } = useI18n();
  return (
    <div className={classes(stack.near, styles.strip)}>
      <YearTable caption={caption ?? t('year.title')} monthNames={monthNames}>
        {places.map(({ id, title, scene, months }) => (
          <tr key={id} data-scene={scene}>
            <RowHead>
              <Link className={styles.name} to={paths.destination(locale, id)}>
                {title}
              </Link>
            </RowHead>
            {months.map((means, at) => {
              const { highC, rainDays, rainMm } = means;
              const comfort = comfortWordOf(means);
              const month = monthNames[at]?.long ?? '';
              return (
                <td key={month}>
                  <ComfortMark comfort={comfort} />
                  <VisuallyHidden>
                    {t('year.cell', {
                      month,
                      highC,
                      rainDays,
                      rainMm,
                      comfort: t(`year.${comfort}`),
                    })}
                  </VisuallyHidden>
                </td>
              );
            })}
          </tr>
        ))}
      </YearTable>
      {leads ? (
        <p>
          <Link className={textStyles.more} to={paths.whenToGo(locale)}>
            {t('year.more')}
          </Link>
        </p>
      ) : (
        <p className={classes(textStyles.note, textStyles.measured)}>
          {t('year.note')} {t('year.credit')}{' '}
          <Link to={`${paths.credits(locale)}#credits-data`}>{t('year.stations')}</Link>
        </p>
      )}
    </div>
  );
}
