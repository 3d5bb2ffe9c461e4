import { useI18n } from '../i18n/context.tsx';
import type { MonthOfPlace } from './wishes.ts';

export function SeaFigure({ month: { sea, seaC } }: { month: MonthOfPlace }) {
  const { t } = useI18n();
  if (sea === 'none') return null;
  if (seaC === undefined) return <>{t(`when.sea.${sea}`)}</>;
  const [least, most] = seaC;
  return (
    <>
      {least === most
        ? t('when.celsius', { celsius: least })
        : t('when.celsiusRange', { least, most })}
    </>
  );
}
