import type { ReactNode } from 'react';
import { CreditSection } from '../credits/credit-section.tsx';
import type { BlockData } from '../content/blocks.server.ts';
import { useI18n } from '../i18n/context.tsx';
import { TakeAlongOffer } from '../offline/take-along-offer.tsx';
import { Page } from '../ui/page.tsx';
import { PhotoSwitch } from './photo-switch.tsx';

type Props = {
  data: Record<'device' | 'mail' | 'photos' | 'host', BlockData>;
  keptList?: ReactNode;
};

export function PrivacyPage({ data: { device, mail, photos, host }, keptList }: Props) {
  const { t } = useI18n();
  return (
    <Page title={t('privacy.title')} lead={t('privacy.lead')}>
      <CreditSection block={device}>{keptList}</CreditSection>
      <CreditSection block={mail} />
      <CreditSection block={photos}>
        <PhotoSwitch />
      </CreditSection>
      <CreditSection block={host} />
      <TakeAlongOffer />
    </Page>
  );
}
