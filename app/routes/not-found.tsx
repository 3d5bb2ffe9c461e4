import { PageNotFound } from '../shell/page-not-found.tsx';
import { StandIn } from '../shell/stand-in.tsx';
import { content } from '../content/content.server.ts';
import { block } from '../guide/blocks.server.ts';
import { notFoundHead } from '../head/head.ts';
import { inLocale, localeOf, paths } from '../paths.ts';
import type { Route } from './+types/not-found';

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  // Prerendering asks with a slash at the end.
  const standsIn = inLocale(url.pathname, locale) === paths.standIn(locale);
  const title = standsIn ? 'offline.title' : 'notFound.title';
  return {
    title: content().messages[locale][title] ?? '',
    emergency: standsIn ? block(locale, 'emergency-card') : undefined,
  };
}

/** An unknown address reached in place has no data to ask the server for. */
export const clientLoader = () => ({ title: document.title, emergency: undefined });

export const meta = ({ loaderData }: Route.MetaArgs) => notFoundHead(loaderData?.title ?? '');

export default function Unknown({ loaderData }: Route.ComponentProps) {
  return loaderData.emergency ? <StandIn emergency={loaderData.emergency} /> : <PageNotFound />;
}
