import { Article } from '../components/article.tsx';
import { article } from '../content/queries.server.ts';
import { articleData } from '../content/structured-data.server.ts';
import { headOf } from '../head.ts';
import { articleIdOf, localeOf } from '../paths.ts';
import type { Route } from './+types/article';

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const found = article(locale, articleIdOf(url.pathname));
  if (!found) throw new Response(null, { status: 404 });
  return { ...found, structuredData: articleData(locale, found) };
}

export const meta = ({ location, loaderData }: Route.MetaArgs) =>
  loaderData &&
  headOf({
    pathname: location.pathname,
    title: loaderData.title,
    description: loaderData.summary,
    imageAlt: loaderData.imageAlt,
    type: 'article',
    structuredData: loaderData.structuredData,
  });

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  return <Article article={loaderData} />;
}
