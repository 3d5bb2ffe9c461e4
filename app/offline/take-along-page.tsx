import type { ReactNode } from 'react';
import { useI18n } from '../i18n/context.tsx';
import { Band } from '../pictures/band.tsx';
import { Page } from '../ui/page.tsx';
import { TextBlock } from '../ui/text-block.tsx';
import type { BlockData } from '../content/blocks.server.ts';
import styles from './copy/saving.module.css';
import type { DriverNames as Names } from './driver-names.server.ts';
import { DriverNames } from './driver-names.tsx';
import { EmergencyCard } from './emergency-card.tsx';

type Props = {
  data: Record<'saved' | 'emergency', BlockData> & { places: Names };
  panel?: ReactNode;
};

export function TakeAlongPage({ data: { saved, emergency, places }, panel }: Props) {
  const { t } = useI18n();
  return (
    <Page title={t('takeAlong.title')} lead={t('takeAlong.lead')}>
      <div className={styles.saving}>
        {panel}
        <TextBlock block={saved} />
      </div>
      <Band scene="ephesus" />
      <EmergencyCard block={emergency} />
      {places.length > 0 && <DriverNames places={places} />}
    </Page>
  );
}
