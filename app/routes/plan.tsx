import { PlanPage } from '../planner/plan-page.tsx';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { pageWords } from '../i18n/page-words.server.ts';
import { pageHead } from '../head/pages.server.ts';
import { planner } from '../planner/planner.server.ts';
import { pageData } from '../head/structured-data.server.ts';
import { headOf } from '../head/head.ts';
import { localeOf } from '../paths.ts';
import type { Route } from './+types/plan';

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  return {
    head: { ...pageHead(locale, 'plan'), structuredData: pageData(locale, 'plan') },
    words: pageWords(locale, 'plan'),
    planner: planner(locale),
  };
}

/** A trip stands in the query only; all that it is made of is here already. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export const meta = ({ location, loaderData }: Route.MetaArgs) =>
  loaderData && headOf({ ...loaderData.head, pathname: location.pathname });

export default function Plan({ loaderData }: Route.ComponentProps) {
  return <PlanPage data={loaderData.planner} />;
}
