import { useEffect, useState } from 'react';
import { useI18n } from '../i18n/context.tsx';
import type { QrCode } from '../trip/qr-code.ts';
import textStyles from '../ui/text.module.css';
import styles from './take-along.module.css';

/** In milliseconds; encoding blocks a slow phone for 100 ms. */
const delay = 1000;

/** In milliseconds; a request can hang without an answer. */
const longestWait = 9000;

/** `failed` until the script comes after all; undefined while there is hope. */
function useQrCode(address: string) {
  const [made, setMade] = useState<{ address: string; code: QrCode | 'failed' }>();
  useEffect(() => {
    const fail = () =>
      setMade((before) =>
        before?.address === address ? before : { address, code: 'failed' as const },
      );
    const make = () =>
      import('../trip/qr-code.ts').then(
        ({ qrCode }) => setMade({ address, code: qrCode(address) }),
        fail,
      );
    const timers = [setTimeout(make, delay), setTimeout(fail, longestWait)];
    return () => timers.forEach(clearTimeout);
  }, [address]);
  return made?.address === address ? made.code : undefined;
}

/** The address as a code for cameras. */
export function TripCode({ address }: { address: string }) {
  const { t } = useI18n();
  const made = useQrCode(address);
  if (made === 'failed')
    return (
      <p className={textStyles.note} data-screen-only>
        {t('plan.qrFailed')}
      </p>
    );
  return (
    <figure className={made ? undefined : styles.waiting}>
      <svg
        className={styles.qr}
        // Cameras tell dots of a third of a millimetre apart.
        style={made && { minInlineSize: `${made.size * 0.33}mm` }}
        viewBox={made && `0 0 ${made.size} ${made.size}`}
        role="img"
        aria-label={t('plan.qrOf')}
      >
        <rect width="100%" height="100%" />
        <path fill="currentColor" shapeRendering="crispEdges" d={made?.path} />
      </svg>
      <figcaption>{t('plan.qr')}</figcaption>
    </figure>
  );
}
