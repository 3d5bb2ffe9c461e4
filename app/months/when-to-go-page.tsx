import { useId, type ReactNode } from 'react';
import { FigureRow } from '../climate/place-year.tsx';
import { YearStrip } from '../climate/year-strip.tsx';
import { YearTable } from '../climate/year-table.tsx';
import { AskOrMail } from '../contact/ask-channels.tsx';
import { useI18n } from '../i18n/context.tsx';
import { capitalized, formatList } from '../i18n/format.ts';
import { paths } from '../paths.ts';
import { Ornament } from '../pictures/ornament.tsx';
import { Picture } from '../pictures/picture.tsx';
import { classes } from '../ui/classes.ts';
import disclosure from '../ui/disclosure.module.css';
import lifts from '../ui/lifts.module.css';
import { Link } from '../ui/link.tsx';
import { Page } from '../ui/page.tsx';
import panel from '../ui/panel.module.css';
import pill from '../ui/pill.module.css';
import row from '../ui/row.module.css';
import { Prose } from '../ui/prose.tsx';
import stack from '../ui/stack.module.css';
import textStyles from '../ui/text.module.css';
import whole from '../ui/whole-link.module.css';
import type { YearData } from './months.server.ts';
import styles from './when-to-go-page.module.css';

type PartProps = { title: string; children: ReactNode };

function Part({ title, children }: PartProps) {
  const heading = useId();
  return (
    <section className={stack.wide} data-paper="flow" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <div>{children}</div>
    </section>
  );
}

function MonthWall({ months }: Pick<YearData, 'months'>) {
  const { locale } = useI18n();
  return (
    <ol role="list" className={styles.wall} data-paper="flow text">
      {months.map(({ id, name, subtitle, scene, best }) => (
        <li
          key={id}
          className={classes(panel.raised, lifts.lifts, whole.box, styles.month)}
          data-scene={scene}
          data-paper="bare"
        >
          <div className={styles.picture}>
            <Picture scene={scene} alt="" sizes="(min-width: 64rem) 20rem, 46vw" />
          </div>
          <div className={classes(stack.tight, styles.words)}>
            <h3>
              <Link className={whole.link} to={paths.month(locale, id)}>
                {name}
              </Link>
            </h3>
            <p>{subtitle}</p>
            <p className={styles.best}>{capitalized(locale, formatList(locale, best))}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function YearDetails({ year: { monthNames }, figures }: Pick<YearData, 'year' | 'figures'>) {
  const { t } = useI18n();
  return figures.map(({ id, scene, title, station, years, months }) => {
    const rows = [
      [t('year.highs'), months.map(({ highC }) => highC)],
      [t('when.lows'), months.map(({ lowC }) => lowC)],
      [t('year.rainDays'), months.map(({ rainDays }) => rainDays)],
      [t('when.sunHours'), months.map(({ sunHours }) => sunHours)],
    ] as const;
    const sea = months.flatMap(({ seaC }) => (seaC ? Math.round((seaC[0] + seaC[1]) / 2) : []));
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

export function WhenToGoPage({ data: { year, figures, months, rule } }: { data: YearData }) {
  const { locale, t } = useI18n();
  return (
    <Page title={t('nav.whenToGo')} lead={t('when.lead')}>
      <YearStrip year={year} caption={t('when.year')} leads={false} />
      <Part title={t('when.twelve')}>
        <MonthWall months={months} />
      </Part>
      <Ornament band="tulips" />
      <Part title={t('when.figures')}>
        <YearDetails year={year} figures={figures} />
      </Part>
      <details id="rule" className={disclosure.lined}>
        <summary className={disclosure.summary}>
          <h2>{rule.title}</h2>
        </summary>
        <Prose className={styles.rule} html={rule.html} />
      </details>
      <p className={row.row}>
        <AskOrMail subject={{ kind: 'page', about: t('nav.whenToGo') }} />
        <Link className={pill.pill} to={paths.plan(locale)} data-screen-only>
          {t('when.planYear')}
        </Link>
      </p>
    </Page>
  );
}
