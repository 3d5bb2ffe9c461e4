import { CreditSection } from '../credits/credit-section.tsx';
import type { BlockData } from '../guide/blocks.server.ts';
import { useI18n } from '../i18n/context.tsx';
import { TakeAlongOffer } from '../offline/take-along-offer.tsx';
import { Page } from '../ui/page.tsx';
import { KeptList } from './kept-list.tsx';
import { PhotoSwitch } from './photo-switch.tsx';

type Props = { data: Record<'device' | 'mail' | 'photos' | 'host', BlockData> };

export function PrivacyPage({ data: { device, mail, photos, host } }: Props) {
  const { t } = useI18n();
  return (
    <Page title={t('privacy.title')} lead={t('privacy.lead')}>
      <CreditSection block={device}>
        <KeptList />
      </CreditSection>
      <CreditSection block={mail} />
      <CreditSection block={photos}>
        <PhotoSwitch />
      </CreditSection>
      <CreditSection block={host} />
      <TakeAlongOffer />
    </Page>
  );
}
