import { useI18n } from '../i18n/context.tsx';
import textStyles from '../ui/text.module.css';
import styles from './take-along.module.css';
import { useQrCode } from './use-qr-code.ts';

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
