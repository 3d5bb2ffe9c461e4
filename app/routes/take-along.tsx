import { block } from '../guide/blocks.server.ts';
import { driverNames } from '../offline/driver-names.server.ts';
import { pageWords } from '../i18n/page-words.server.ts';
import { pageHead } from '../head/pages.server.ts';
import { pageData } from '../head/structured-data.server.ts';
import { TextBlock } from '../guide/text-block.tsx';
import { headOf } from '../head/head.ts';
import { useI18n } from '../i18n/context.tsx';
import { localeOf } from '../paths.ts';
import { Band } from '../pictures/band.tsx';
import { CopyPanel } from '../offline/copy/copy-panel.tsx';
import styles from '../offline/copy/saving.module.css';
import { DriverNames } from '../offline/driver-names.tsx';
import { EmergencyCard } from '../offline/emergency-card.tsx';
import body from '../shell/page-body.module.css';
import { PageHeader } from '../shell/page-header.tsx';
import type { Route } from './+types/take-along';

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  return {
    head: { ...pageHead(locale, 'takeAlong'), structuredData: pageData(locale, 'takeAlong') },
    words: pageWords(locale, 'copy'),
    saved: block(locale, 'take-along'),
    emergency: block(locale, 'emergency-card'),
    places: driverNames(locale),
  };
}

export const meta = ({ location, loaderData }: Route.MetaArgs) =>
  loaderData && headOf({ ...loaderData.head, pathname: location.pathname });

export default function TakeAlong({
  loaderData: { saved, emergency, places },
}: Route.ComponentProps) {
  const { t } = useI18n();
  return (
    <>
      <PageHeader title={t('takeAlong.title')} lead={t('takeAlong.lead')} />
      <div className={body.body}>
        <div className={styles.saving}>
          <CopyPanel />
          <TextBlock block={saved} />
        </div>
        <Band scene="ephesus" />
        <EmergencyCard block={emergency} />
        {places.length > 0 && <DriverNames places={places} />}
      </div>
    </>
  );
}
