import { YearStrip } from '../climate/year-strip.tsx';
import { AskOrMail } from '../contact/ask-channels.tsx';
import { useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import { Ornament } from '../pictures/ornament.tsx';
import disclosure from '../ui/disclosure.module.css';
import { Link } from '../ui/link.tsx';
import { Page } from '../ui/page.tsx';
import pill from '../ui/pill.module.css';
import row from '../ui/row.module.css';
import { Prose } from '../ui/prose.tsx';
import { MonthWall } from './month-wall.tsx';
import type { YearData } from './months.server.ts';
import { YearDetails } from './year-details.tsx';
import yearPart from './year-part.module.css';
import { YearPart } from './year-part.tsx';

export function WhenToGoPage({ data: { year, figures, months, rule } }: { data: YearData }) {
  const { locale, t } = useI18n();
  return (
    <Page title={t('nav.whenToGo')} lead={t('when.lead')}>
      <YearStrip year={year} caption={t('when.year')} leads={false} />
      <YearPart title={t('when.twelve')}>
        <MonthWall months={months} />
      </YearPart>
      <Ornament band="tulips" />
      <YearPart title={t('when.figures')}>
        <YearDetails monthNames={year.monthNames} places={figures} />
      </YearPart>
      <details id="rule" className={disclosure.lined}>
        <summary className={disclosure.summary}>
          <h2>{rule.title}</h2>
        </summary>
        <Prose className={yearPart.columns} html={rule.html} />
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
