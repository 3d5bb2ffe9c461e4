import { ExperiencesPage } from '../experiences/experiences-page.tsx';
import { experiences } from '../experiences/experiences.server.ts';
import { pageHead } from '../head/pages.server.ts';
import { pageData } from '../head/structured-data.server.ts';
import { headOf } from '../head/head.ts';
import { localeOf } from '../paths.ts';
import type { Route } from './+types/experiences';

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  return {
    head: { ...pageHead(locale, 'experiences'), structuredData: pageData(locale, 'experiences') },
    experiences: experiences(locale),
  };
}

export const meta = ({ location, loaderData }: Route.MetaArgs) =>
  loaderData && headOf({ ...loaderData.head, pathname: location.pathname });

export default function Experiences({ loaderData }: Route.ComponentProps) {
  return <ExperiencesPage data={loaderData} />;
}
