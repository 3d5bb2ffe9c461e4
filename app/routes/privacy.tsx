import { PrivacyPage } from '../privacy/privacy-page.tsx';
import { block } from '../guide/blocks.server.ts';
import { pageWords } from '../i18n/page-words.server.ts';
import { pageHead } from '../head/pages.server.ts';
import { pageData } from '../head/structured-data.server.ts';
import { headOf } from '../head/head.ts';
import { localeOf } from '../paths.ts';
import type { Route } from './+types/privacy';

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  return {
    words: pageWords(locale, 'privacy'),
    head: { ...pageHead(locale, 'privacy'), structuredData: pageData(locale, 'privacy') },
    device: block(locale, 'privacy-device'),
    mail: block(locale, 'privacy-mail'),
    photos: block(locale, 'privacy-photos'),
    host: block(locale, 'privacy-host'),
  };
}

export const meta = ({ location, loaderData }: Route.MetaArgs) =>
  loaderData && headOf({ ...loaderData.head, pathname: location.pathname });

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <PrivacyPage data={loaderData} />;
}
