import type { BlockData } from '../guide/blocks.server.ts';
import { useI18n } from '../i18n/context.tsx';
import { EmergencyCard } from '../offline/emergency-card.tsx';
import { NotAtHand } from './not-at-hand.tsx';
import { classes } from '../ui/classes.ts';
import column from '../ui/page-body.module.css';
import styles from './not-at-hand.module.css';

/** The page that the worker shows in place of one that is not at hand: `tools/build/stand-ins.ts`. */
export function NotAtHandPage({ emergency }: { emergency: BlockData }) {
  const { t } = useI18n();
  return (
    <>
      <NotAtHand title={t('offline.title')} text={t('offline.text')} address="" />
      <div className={classes(column.body, styles.below)}>
        <EmergencyCard block={emergency} />
      </div>
    </>
  );
}
