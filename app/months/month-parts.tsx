import { useId, type ReactNode } from 'react';
import { Link } from '../ui/link.tsx';
import type { MonthData } from './months.server.ts';
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

function OfPlaces({ texts }: { texts: MonthData['happens'] }) {
  const { locale } = useI18n();
  return (
    <ul role="list" className={styles.list}>
      {texts.map(({ id, title, texts: own }) => (
        <li key={id}>
          <h3>
            <Link to={paths.destination(locale, id)}>{title}</Link>
          </h3>
          {own.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </li>
      ))}
    </ul>
  );
}

export function Happens({ happens }: Pick<MonthData, 'happens'>) {
  const { t } = useI18n();
  if (happens.length === 0) return null;
  return (
    <Part title={t('when.happens')}>
      <OfPlaces texts={happens} />
    </Part>
  );
}

export function MonthParts({ month }: { month: MonthData }) {
  const { t } = useI18n();
  return (
    <div className={styles.parts}>
      {month.leaveOut.length > 0 && (
        <Part title={t('when.leaveOut')}>
          <OfPlaces texts={month.leaveOut} />
        </Part>
      )}
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
