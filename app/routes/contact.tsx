import { ContactSection } from '../components/contact-section.tsx';
import body from '../components/page-body.module.css';
import { PageHeader } from '../components/page-header.tsx';
import { block, pageHead } from '../content/queries.server.ts';
import { pageData } from '../content/structured-data.server.ts';
import { headOf } from '../head.ts';
import { useI18n } from '../i18n/context.tsx';
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
  const { t } = useI18n();
  return (
    <>
      <PageHeader title={t('contact.title')} lead={t('contact.lead')} />
      <div className={body.body}>
        <ContactSection block={loaderData.block} level={2} />
      </div>
    </>
  );
}
