import {
  dataCredits,
  fontCredits,
  photoCredits,
  posterCredits,
} from '../credits/credits.server.ts';
import { CreditsPage } from '../credits/credits-page.tsx';
import { block } from '../guide/blocks.server.ts';
import { pageWords } from '../i18n/page-words.server.ts';
import { pageHead } from '../head/pages.server.ts';
import { pageData } from '../head/structured-data.server.ts';
import { headOf } from '../head/head.ts';
import { localeOf } from '../paths.ts';
import type { Route } from './+types/credits';

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  return {
    words: pageWords(locale, 'credits'),
    head: { ...pageHead(locale, 'credits'), structuredData: pageData(locale, 'credits') },
    aboutDrawings: block(locale, 'credits-drawings'),
    posters: posterCredits(locale),
    aboutPhotos: block(locale, 'credits-photos'),
    photos: photoCredits(locale),
    aboutFonts: fontCredits(locale),
    aboutData: block(locale, 'credits-data'),
    destinations: dataCredits(locale),
  };
}

export const meta = ({ location, loaderData }: Route.MetaArgs) =>
  loaderData && headOf({ ...loaderData.head, pathname: location.pathname });

export default function Credits({ loaderData }: Route.ComponentProps) {
  return <CreditsPage data={loaderData} />;
}
