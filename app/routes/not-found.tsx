import { PageNotFound } from '../shell/page-not-found.tsx';
import { content } from '../content/content.server.ts';
import { notFoundHead } from '../head.ts';
import { localeOf } from '../paths.ts';
import type { Route } from './+types/not-found';

export const loader = ({ url }: Route.LoaderArgs) => ({
  title: content().messages[localeOf(url.pathname)]['notFound.title'] ?? '',
});

/** An unknown address reached in place has no data to ask the server for. */
export const clientLoader = () => ({ title: document.title });

export const meta = ({ loaderData }: Route.MetaArgs) => notFoundHead(loaderData?.title ?? '');

export default PageNotFound;
