import { CreditSection } from './credit-section.tsx';
import type { Controller } from '../contact/business.server.ts';
import type { BlockData } from '../content/blocks.server.ts';
import { useI18n } from '../i18n/context.tsx';
import { TakeAlongOffer } from '../offline/take-along-offer.tsx';
import { Page } from '../ui/page.tsx';
import { ControllerSection } from './controller-section.tsx';
import { KeptList } from './kept-list.tsx';
import { PhotoSwitch } from './photo-switch.tsx';

type Props = {
  data: Record<'device' | 'mail' | 'photos' | 'host' | 'rights', BlockData> & {
    controller: Controller;
  };
};

export function PrivacyPage({ data: { device, mail, photos, host, rights, controller } }: Props) {
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
      <ControllerSection controller={controller} rights={rights} />
      <TakeAlongOffer />
    </Page>
  );
}
