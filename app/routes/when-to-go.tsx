import { WhenToGoPage } from '../months/when-to-go-page.tsx';
import { block } from '../guide/blocks.server.ts';
import { climateYear } from '../climate/climate.server.ts';
import { monthCards, yearFigures } from '../months/months.server.ts';
import { pageWords } from '../i18n/page-words.server.ts';
import { pageHead } from '../head/pages.server.ts';
import { whenToGoData } from '../head/structured-data.server.ts';
import { headOf } from '../head/head.ts';
import { localeOf } from '../paths.ts';
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

export default function WhenToGo({ loaderData }: Route.ComponentProps) {
  return <WhenToGoPage data={loaderData} />;
}
