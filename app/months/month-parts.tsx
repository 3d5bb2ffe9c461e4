import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { MonthData } from '../content/queries/months.server.ts';
import { useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import { Holidays } from './holidays.tsx';
import { LightTable } from './light-table.tsx';
import styles from './month-parts.module.css';

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** Texts, each about a place. */
function OfPlaces({ texts }: { texts: MonthData['happens'] }) {
  const { locale } = useI18n();
  return (
    <ul role="list" className={styles.list}>
      {texts.map(({ id, title, text }) => (
        <li key={text}>
          <h3>
            <Link to={paths.destination(locale, id)}>{title}</Link>
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** What one must know of a month besides the places: what happens, holidays, light, what to pack. */
export function MonthParts({ month }: { month: MonthData }) {
  const { t } = useI18n();
  return (
    <div className={styles.parts}>
      {month.happens.length > 0 && (
        <Part title={t('when.happens')}>
          <OfPlaces texts={month.happens} />
        </Part>
      )}
      <Part title={t('when.leaveOut')}>
        <OfPlaces texts={month.leaveOut} />
      </Part>
      <Part title={t('when.move')}>
        <p>{month.move}</p>
      </Part>
      <Part title={t('when.pack')}>
        <ul>
          {month.pack.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
      </Part>
      <Part title={t('when.holidays')}>
        <Holidays holidays={month.holidays} knownTo={month.knownTo} />
      </Part>
      <Part title={t('when.light')}>
        <LightTable places={month.places} />
      </Part>
    </div>
  );
}
