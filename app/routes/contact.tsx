import { ContactPage } from '../contact/contact-page.tsx';
import { block } from '../guide/blocks.server.ts';
import { pageHead } from '../head/pages.server.ts';
import { pageData } from '../head/structured-data.server.ts';
import { headOf } from '../head/head.ts';
import { localeOf } from '../paths.ts';
import type { Route } from './+types/contact';

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  return {
    head: { ...pageHead(locale, 'contact'), structuredData: pageData(locale, 'contact') },
    block: block(locale, 'contact'),
  };
}

export const meta = ({ location, loaderData }: Route.MetaArgs) =>
  loaderData && headOf({ ...loaderData.head, pathname: location.pathname });

export default function Contact({ loaderData }: Route.ComponentProps) {
  return <ContactPage data={loaderData} />;
}
