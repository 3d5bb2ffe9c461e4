import { useI18n } from '../../i18n/context.tsx';
import { formatDay, formatSize } from '../../i18n/format.ts';
import { sentOf } from './list.ts';
import type { CopyState } from './store.ts';
import textStyles from '../../ui/text.module.css';

export function CopyFacts({ state, offline }: { state: CopyState; offline: boolean }) {
  const { locale, t } = useI18n();
  const { whole, begun, newest, running } = state;
  const size = (bytes: number) => formatSize(locale, bytes);
  const isNewest = newest && newest.version === whole?.list.version;
  return (
    <>
      {whole?.list.savedOn && (
        <p className={textStyles.strong}>
          <span>
            {t('copy.whole', {
              day: formatDay(locale, whole.list.savedOn),
              count: whole.list.pages,
              bytes: size(whole.list.bytes),
            })}
          </span>{' '}
          {whole.missing.length === 0 && isNewest && <span>{t('copy.newest')}</span>}
        </p>
      )}
      {whole && whole.missing.length > 0 && <p>{t('copy.missing')}</p>}
      {whole && newest && !isNewest && <p>{t('copy.newer')}</p>}
      {begun && !running && (
        <p>
          {t('copy.begun', {
            done: size(begun.list.sent - sentOf(begun.missing)),
            total: size(begun.list.sent),
          })}
        </p>
      )}
      {!whole && !begun && newest && (
        <p>
          {t('copy.size', {
            count: newest.pages,
            sent: size(newest.sent),
            bytes: size(newest.bytes),
          })}
        </p>
      )}
      {!whole && !running && offline && <p>{t('copy.offline')}</p>}
    </>
  );
}
