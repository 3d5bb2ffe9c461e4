import { YearStrip } from '../climate/year-strip.tsx';
import { block } from '../content/queries/blocks.server.ts';
import { climateYear } from '../content/queries/climate.server.ts';
import { monthCards, yearFigures } from '../content/queries/months.server.ts';
import { pageHead } from '../content/queries/pages.server.ts';
import { whenToGoData } from '../content/structured-data.server.ts';
import { headOf } from '../head.ts';
import { useI18n } from '../i18n/context.tsx';
import { MonthWall } from '../months/month-wall.tsx';
import { YearDetails } from '../months/year-details.tsx';
import { localeOf } from '../paths.ts';
import body from '../shell/page-body.module.css';
import { PageHeader } from '../shell/page-header.tsx';
import { Ornament } from '../ui/ornament.tsx';
import { Prose } from '../ui/prose.tsx';
import type { Route } from './+types/when-to-go';

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  return {
    head: { ...pageHead(locale, 'whenToGo'), structuredData: whenToGoData(locale) },
    year: climateYear(locale),
    figures: yearFigures(locale),
    months: monthCards(locale),
    rule: block(locale, 'month-rule'),
  };
}

export const meta = ({ location, loaderData }: Route.MetaArgs) =>
  loaderData && headOf({ ...loaderData.head, pathname: location.pathname });

export default function WhenToGo({
  loaderData: { year, figures, months, rule },
}: Route.ComponentProps) {
  const { t } = useI18n();
  return (
    <>
      <PageHeader title={t('nav.whenToGo')} lead={t('when.lead')} />
      <div className={body.body}>
        <section aria-labelledby="year-title">
          <h2 id="year-title">{t('when.year')}</h2>
          <YearStrip year={year} leads={false} />
        </section>
        <section aria-labelledby="figures-title">
          <h2 id="figures-title">{t('when.figures')}</h2>
          <YearDetails monthNames={year.monthNames} places={figures} />
        </section>
        <Ornament band="tulips" />
        <section aria-labelledby="months-title">
          <h2 id="months-title">{t('when.twelve')}</h2>
          <MonthWall months={months} />
        </section>
        <section id="rule" aria-labelledby="rule-title">
          <h2 id="rule-title">{rule.title}</h2>
          <Prose html={rule.html} />
        </section>
      </div>
    </>
  );
}
