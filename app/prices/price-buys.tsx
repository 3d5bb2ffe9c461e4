import type { Buys } from '../content/business.ts';
import { useI18n } from '../i18n/context.tsx';
import { formatPrice } from '../i18n/format.ts';
import { localeInfo } from '../locales.ts';
import { formatters } from '../ui/formatters.ts';
import { TermList, type Row } from '../ui/term-list.tsx';
import { extrasInWords } from './buys.ts';
import styles from './price-buys.module.css';

type Props = { buys: Buys | undefined; cancellation: string | undefined };

export function PriceBuys({ buys, cancellation }: Props) {
  const { locale, t } = useI18n();
  const { intl } = localeInfo[locale];
  const bought: readonly Row[] = buys
    ? [
        ...extrasInWords(locale, t, buys),
        [
          t('price.children'),
          buys.childPercent !== undefined &&
            (buys.childPercent === 0
              ? t('price.childFree')
              : t('price.childShare', {
                  share: formatters
                    .getNumberFormat(intl, { style: 'percent' })
                    .format(buys.childPercent / 100),
                })),
        ],
        [
          t('price.single'),
          buys.single !== undefined &&
            t('price.singleMore', { price: formatPrice(locale, buys.single) }),
        ],
      ]
    : [];
  return (
    <>
      {!buys && <p>{t('price.ask')}</p>}
      <TermList
        className={styles.rows}
        rows={[...bought, [t('price.cancellation'), cancellation]]}
      />
    </>
  );
}
