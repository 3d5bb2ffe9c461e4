import { useId, type ReactNode } from 'react';
import { Link } from '../ui/link.tsx';
import type { MonthData, PlaceInMonth } from './months.server.ts';
import { useI18n } from '../i18n/context.tsx';
import { capitalized, formatList } from '../i18n/format.ts';
import { paths } from '../paths.ts';
import { classes } from '../ui/classes.ts';
import disclosure from '../ui/disclosure.module.css';
import { Picture } from '../pictures/picture.tsx';
import styles from './month-parts.module.css';
import panel from '../ui/panel.module.css';
import stack from '../ui/stack.module.css';
import table from '../ui/table.module.css';
import textStyles from '../ui/text.module.css';
import whole from '../ui/whole-link.module.css';

type PartProps = { title: string; children: ReactNode };

function Part({ title, children }: PartProps) {
  const id = useId();
  return (
    <section
      className={classes(panel.lined, stack.apart, styles.part)}
      data-paper="bare whole"
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
    <section className={styles.fold} data-paper="bare whole">
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
    <ul role="list" className={classes(stack.apart, styles.list)}>
      {texts.map(({ id, title, texts: own }) => (
        <li key={id} className={stack.tight}>
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

function Neighbours({ neighbours }: Pick<MonthData, 'neighbours'>) {
  const { locale, t } = useI18n();
  return (
    <nav className={classes(stack.apart, styles.neighbours)} aria-label={t('when.neighbours')}>
      {neighbours.map(({ id, scene, title }) => (
        <div key={id} className={classes(whole.box, styles.neighbour)} data-scene={scene}>
          <Picture scene={scene} alt="" sizes="(min-width: 64rem) 18rem, 44vw" />
          <Link className={whole.link} to={paths.month(locale, id)}>
            {title}
          </Link>
        </div>
      ))}
    </nav>
  );
}

function Holidays({ holidays, knownTo }: Pick<MonthData, 'holidays' | 'knownTo'>) {
  const { t } = useI18n();
  return (
    <>
      {holidays.map(({ year, entries }) => (
        <div key={year} className={stack.close}>
          <h3>{year}</h3>
          <ul role="list" className={classes(stack.close, styles.holidays)}>
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

function LightTable({ places }: { places: readonly PlaceInMonth[] }) {
  const { t } = useI18n();
  return (
    <>
      <table className={classes(table.table, styles.light)}>
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

export function MonthParts({ month }: { month: MonthData }) {
  const { locale, t } = useI18n();
  const names = new Set(month.holidays.flatMap(({ entries }) => entries.map(({ name }) => name)));
  const [first] = month.places;
  const [most = '', ...others] = month.pack;
  return (
    <div className={styles.parts}>
      <Part title={t('when.move')}>
        <p>{month.move}</p>
        <Neighbours neighbours={month.neighbours} />
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
        <ul className={stack.close}>
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
