import { GuidePage } from '../guide/guide-page.tsx';
import { answers } from '../guide/answers.server.ts';
import { articleCards } from '../guide/articles.server.ts';
import { block } from '../guide/blocks.server.ts';
import { climateYear } from '../climate/climate.server.ts';
import { pageHead } from '../head/pages.server.ts';
import { guideData } from '../head/structured-data.server.ts';
import { headOf } from '../head/head.ts';
import { localeOf } from '../paths.ts';
import type { Route } from './+types/guide';

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const articles = articleCards(locale);
  return {
    head: { ...pageHead(locale, 'guide'), structuredData: guideData(locale, articles) },
    articles,
    year: climateYear(locale),
    bestTime: block(locale, 'best-time'),
    gettingAround: block(locale, 'getting-around'),
    answers: answers(locale),
  };
}

export const meta = ({ location, loaderData }: Route.MetaArgs) =>
  loaderData && headOf({ ...loaderData.head, pathname: location.pathname });

export default function Guide({ loaderData }: Route.ComponentProps) {
  return <GuidePage data={loaderData} />;
}
