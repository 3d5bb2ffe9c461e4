import { ContactSection } from '../contact/contact-section.tsx';
import styles from '../contact/contact-section.module.css';
import frame from '../pictures/frame.module.css';
import body from '../shell/page-body.module.css';
import { PageHeader } from '../shell/page-header.tsx';
import { Picture } from '../pictures/picture.tsx';
import { block } from '../guide/blocks.server.ts';
import { pageHead } from '../head/pages.server.ts';
import { pageData } from '../head/structured-data.server.ts';
import { headOf } from '../head/head.ts';
import { useI18n } from '../i18n/context.tsx';
import { localeOf } from '../paths.ts';
import { classes } from '../ui/classes.ts';
import { phoneWidth } from '../ui/phone-width.ts';
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
        <ContactSection block={loaderData.block} level={2}>
          <div className={classes(frame.frame, styles.poster)} data-scene="turquoise-coast">
            <Picture
              scene="turquoise-coast"
              alt=""
              sizes={`(min-width: 60rem) 40rem, (min-width: 40rem) 92vw, ${phoneWidth}`}
            />
          </div>
        </ContactSection>
      </div>
    </>
  );
}
