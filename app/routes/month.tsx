import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { content } from '../content/content.server.ts';
import { month } from '../months/months.server.ts';
import { pageWords } from '../i18n/page-words.server.ts';
import { monthData } from '../head/structured-data.server.ts';
import { headOf, notFoundHead } from '../head/head.ts';
import { MonthArticle } from '../months/month-article.tsx';
import { monthIds } from '../pages.ts';
import { entryIdOf, localeOf } from '../paths.ts';
import { PageNotFound } from '../shell/page-not-found.tsx';
import type { Route } from './+types/month';

export function loader({ url, params }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const found = month(locale, entryIdOf(params['*']));
  return {
    words: pageWords(locale, 'when'),
    month: found && { ...found, structuredData: monthData(locale, found) },
    notFoundTitle: content().messages[locale]['notFound.title'] ?? '',
  };
}

/** An unknown month is answered here, without asking the server for data that it does not have. */
export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  const id = entryIdOf(params['*']);
  if (monthIds.some((known) => known === id)) return serverLoader();
  return { month: null, notFoundTitle: document.title };
}
// A host that knows one 404 page only answers with it: its data are another page's.
clientLoader.hydrate = true as const;

/** A choice of wishes changes the query only; the places are here already. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export const meta = ({ location, loaderData }: Route.MetaArgs) => {
  if (!loaderData?.month) return notFoundHead(loaderData?.notFoundTitle ?? '');
  const { title, subtitle, summary, imageAlt, structuredData } = loaderData.month;
  return headOf({
    pathname: location.pathname,
    title: `${title}: ${subtitle}`,
    description: summary,
    imageAlt,
    structuredData,
  });
};

export default function MonthPage({ loaderData }: Route.ComponentProps) {
  return loaderData.month ? <MonthArticle month={loaderData.month} /> : <PageNotFound />;
}
