import { block } from '../guide/blocks.server.ts';
import { pageWords } from '../i18n/page-words.server.ts';
import { pageHead } from '../head/pages.server.ts';
import { pageData } from '../head/structured-data.server.ts';
import { CreditSection } from '../credits/credit-section.tsx';
import { headOf } from '../head/head.ts';
import { useI18n } from '../i18n/context.tsx';
import { TakeAlongOffer } from '../offline/take-along-offer.tsx';
import { localeOf } from '../paths.ts';
import { KeptList } from '../privacy/kept-list.tsx';
import { PhotoSwitch } from '../privacy/photo-switch.tsx';
import body from '../shell/page-body.module.css';
import { PageHeader } from '../shell/page-header.tsx';
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

export default function Privacy({
  loaderData: { device, mail, photos, host },
}: Route.ComponentProps) {
  const { t } = useI18n();
  return (
    <>
      <PageHeader title={t('privacy.title')} lead={t('privacy.lead')} />
      <div className={body.body}>
        <CreditSection block={device}>
          <KeptList />
        </CreditSection>
        <CreditSection block={mail} />
        <CreditSection block={photos}>
          <PhotoSwitch />
        </CreditSection>
        <CreditSection block={host} />
        <TakeAlongOffer />
      </div>
    </>
  );
}
