import type { PlaceInMonth } from './months.server.ts';
import { useI18n } from '../i18n/context.tsx';
import styles from './light-table.module.css';
import table from '../ui/table.module.css';
import { classes } from '../ui/classes.ts';
import textStyles from '../ui/text.module.css';

export function LightTable({ places }: { places: readonly PlaceInMonth[] }) {
  const { t } = useI18n();
  return (
    <>
      <table className={classes(table.table, styles.table)}>
        <thead>
          <tr>
            <th scope="col">{t('when.place')}</th>
            <th scope="col">{t('when.sunrise')}</th>
            <th scope="col">{t('when.sunset')}</th>
            <th scope="col">{t('when.length')}</th>
          </tr>
        </thead>
        <tbody>
          {places.map(({ id, title, light }) => (
            <tr key={id}>
              <th scope="row">{title}</th>
              <td>{light.sunrise}</td>
              <td>{light.sunset}</td>
              <td>{light.length}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={textStyles.note}>{t('when.lightNote')}</p>
    </>
  );
}
