import { TakeAlongPage } from '../offline/take-along-page.tsx';
import { block } from '../guide/blocks.server.ts';
import { driverNames } from '../offline/driver-names.server.ts';
import { pageWords } from '../i18n/page-words.server.ts';
import { pageHead } from '../head/pages.server.ts';
import { pageData } from '../head/structured-data.server.ts';
import { headOf } from '../head/head.ts';
import { localeOf } from '../paths.ts';
import type { Route } from './+types/take-along';

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  return {
    head: { ...pageHead(locale, 'takeAlong'), structuredData: pageData(locale, 'takeAlong') },
    words: pageWords(locale, 'copy'),
    saved: block(locale, 'take-along'),
    emergency: block(locale, 'emergency-card'),
    places: driverNames(locale),
  };
}

export const meta = ({ location, loaderData }: Route.MetaArgs) =>
  loaderData && headOf({ ...loaderData.head, pathname: location.pathname });

export default function TakeAlong({ loaderData }: Route.ComponentProps) {
  return <TakeAlongPage data={loaderData} />;
}
