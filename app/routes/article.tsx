import { Article } from '../guide/article.tsx';
import { PageNotFound } from '../shell/page-not-found.tsx';
import { article } from '../guide/articles.server.ts';
import { content } from '../content/content.server.ts';
import { pageWords } from '../i18n/page-words.server.ts';
import { articleIds } from '../site.ts';
import { articleData } from '../head/structured-data.server.ts';
import { headOf, notFoundHead } from '../head/head.ts';
import { entryIdOf, localeOf } from '../paths.ts';
import type { Route } from './+types/article';

export function loader({ url, params }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const found = article(locale, entryIdOf(params['*']));
  return {
    words: pageWords(locale, 'article'),
    article: found && { ...found, structuredData: articleData(locale, found) },
    notFoundTitle: content().messages[locale]['notFound.title'] ?? '',
  };
}

/** An unknown id is answered here, without asking the server for data that it does not have. */
export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  if (articleIds.includes(entryIdOf(params['*']))) return serverLoader();
  return { article: null, notFoundTitle: document.title };
}
// A host that knows one 404 page only answers with it: its data are another page's.
clientLoader.hydrate = true as const;

export const meta = ({ location, loaderData }: Route.MetaArgs) => {
  if (!loaderData?.article) return notFoundHead(loaderData?.notFoundTitle ?? '');
  const { title, summary, imageAlt, structuredData } = loaderData.article;
  return headOf({
    pathname: location.pathname,
    title,
    description: summary,
    imageAlt,
    type: 'article',
    structuredData,
  });
};

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  return loaderData.article ? <Article article={loaderData.article} /> : <PageNotFound />;
}
