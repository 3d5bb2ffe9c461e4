import { YearStrip } from '../climate/year-strip.tsx';
import { block } from '../guide/blocks.server.ts';
import { climateYear } from '../climate/climate.server.ts';
import { monthCards, yearFigures } from '../months/months.server.ts';
import { pageWords } from '../i18n/page-words.server.ts';
import { pageHead } from '../head/pages.server.ts';
import { whenToGoData } from '../head/structured-data.server.ts';
import { headOf } from '../head/head.ts';
import { useI18n } from '../i18n/context.tsx';
import { MonthWall } from '../months/month-wall.tsx';
import { YearDetails } from '../months/year-details.tsx';
import { YearPart } from '../months/year-part.tsx';
import { localeOf } from '../paths.ts';
import body from '../shell/page-body.module.css';
import { PageHeader } from '../shell/page-header.tsx';
import { Ornament } from '../ui/ornament.tsx';
import { Prose } from '../ui/prose.tsx';
import type { Route } from './+types/when-to-go';

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const months = monthCards(locale);
  return {
    words: pageWords(locale, 'when'),
    head: { ...pageHead(locale, 'whenToGo'), structuredData: whenToGoData(locale, months) },
    year: climateYear(locale),
    figures: yearFigures(locale),
    months,
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
        <YearStrip year={year} caption={t('when.year')} leads={false} />
        <YearPart title={t('when.twelve')}>
          <MonthWall months={months} />
        </YearPart>
        <Ornament band="tulips" />
        <YearPart title={t('when.figures')}>
          <YearDetails monthNames={year.monthNames} places={figures} />
        </YearPart>
        <YearPart id="rule" title={rule.title}>
          <Prose html={rule.html} />
        </YearPart>
      </div>
    </>
  );
}
