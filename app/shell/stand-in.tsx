import { useI18n } from '../i18n/context.tsx';
import { NotAtHand } from './not-at-hand.tsx';

/** The page that the worker shows in place of one that is not at hand: `tools/build/stand-ins.ts`. */
export function StandIn() {
  const { t } = useI18n();
  return <NotAtHand title={t('offline.title')} text={t('offline.text')} address="" />;
}
