import { useId, type ReactNode } from 'react';
import { Link } from '../ui/link.tsx';
import type { MonthData } from './months.server.ts';
import { useI18n } from '../i18n/context.tsx';
import { capitalized, formatList } from '../i18n/format.ts';
import { paths } from '../paths.ts';
import { classes } from '../ui/classes.ts';
import disclosure from '../ui/disclosure.module.css';
import { Picture } from '../pictures/picture.tsx';
import { Holidays } from './holidays.tsx';
import { LightTable } from './light-table.tsx';
import styles from './month-parts.module.css';
import panel from '../ui/panel.module.css';
import stack from '../ui/stack.module.css';
import whole from '../ui/whole-link.module.css';

type PartProps = { title: string; children: ReactNode };

function Part({ title, children }: PartProps) {
  const id = useId();
  return (
    <section
      className={classes(panel.lined, stack.apart, styles.part)}
      data-paper="bare"
      aria-labelledby={id}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** Closed, with its shortest answer beside the heading: it is consulted rather than read. */
function FoldedPart({ title, short, children }: PartProps & { short?: string }) {
  return (
    <section className={styles.fold} data-paper="bare">
      <details>
        <summary className={classes(disclosure.summary, styles.summary)}>
          <h2>{title}</h2>
          {short && <span className={styles.short}>{short}</span>}
        </summary>
        <div className={classes(stack.apart, styles.folded)}>{children}</div>
      </details>
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

function Neighbours({ months }: { months: readonly MonthData['next'][] }) {
  const { locale, t } = useI18n();
  return (
    <nav className={classes(stack.apart, styles.neighbours)} aria-label={t('when.neighbours')}>
      {months.map(
        (month) =>
          month && (
            <div
              key={month.id}
              className={classes(whole.box, styles.neighbour)}
              data-scene={month.scene}
            >
              <Picture scene={month.scene} alt="" sizes="(min-width: 64rem) 18rem, 44vw" />
              <Link className={whole.link} to={paths.month(locale, month.id)}>
                {month.title}
              </Link>
            </div>
          ),
      )}
    </nav>
  );
}

export function MonthParts({ month }: { month: MonthData }) {
  const { locale, t } = useI18n();
  const names = new Set(month.holidays.flatMap(({ entries }) => entries.map(({ name }) => name)));
  const [first] = month.places;
  const [most = '', ...others] = month.pack;
  return (
    <div className={styles.parts}>
      <Part title={t('when.move')}>
        <p>{month.move}</p>
        <Neighbours months={[month.previous, month.next]} />
      </Part>
      {month.leaveOut.length > 0 && (
        <FoldedPart
          title={t('when.leaveOut')}
          short={capitalized(
            locale,
            formatList(
              locale,
              month.leaveOut.map(({ inText }) => inText),
            ),
          )}
        >
          <OfPlaces texts={month.leaveOut} />
        </FoldedPart>
      )}
      <FoldedPart title={t('when.pack')} short={most}>
        <ul>
          {others.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
      </FoldedPart>
      <FoldedPart title={t('when.holidays')} short={formatList(locale, [...names])}>
        <Holidays holidays={month.holidays} knownTo={month.knownTo} />
      </FoldedPart>
      <FoldedPart
        title={t('when.light')}
        short={
          first
            ? t('when.lightShort', {
                place: first.title,
                from: first.light.sunrise,
                to: first.light.sunset,
              })
            : ''
        }
      >
        <LightTable places={month.places} />
      </FoldedPart>
    </div>
  );
}
