import { FigureRow } from '../climate/place-year.tsx';
import { YearTable } from '../climate/year-table.tsx';
import type { ClimateYear } from '../climate/climate.ts';
import type { YearFigures } from './months.server.ts';
import { useI18n } from '../i18n/context.tsx';
import disclosure from '../ui/disclosure.module.css';
import textStyles from '../ui/text.module.css';
import styles from './year-details.module.css';

type Props = { monthNames: ClimateYear['monthNames']; places: readonly YearFigures[] };

export function YearDetails({ monthNames, places }: Props) {
  const { t } = useI18n();
  return places.map(({ id, scene, title, station, years, months }) => {
    const rows = [
      [t('year.highs'), months.map(({ highC }) => highC)],
      [t('when.lows'), months.map(({ lowC }) => lowC)],
      [t('year.rainDays'), months.map(({ rainDays }) => rainDays)],
      [t('when.sunHours'), months.map(({ sunHours }) => sunHours)],
    ] as const;
    const sea = months.flatMap(({ seaC }) => seaC ?? []);
    return (
      <details key={id} className={styles.place} data-scene={scene}>
        <summary className={disclosure.summary}>{t('when.figuresOf', { place: title })}</summary>
        <YearTable caption={title} monthNames={monthNames} rule={false}>
          {rows.map(([label, values]) => (
            <FigureRow key={label} label={label} values={values} />
          ))}
          {sea.length === months.length && <FigureRow label={t('when.seaC')} values={sea} />}
        </YearTable>
        <p className={textStyles.note}>{t('when.station', { station, years })}</p>
      </details>
    );
  });
}
