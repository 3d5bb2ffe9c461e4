import type { Buys } from '../content/business.ts';
import type { Business } from '../contact/business.server.ts';
import { useI18n } from '../i18n/context.tsx';
import { formatList, formatPrice } from '../i18n/format.ts';
import { formatters } from '../ui/formatters.ts';
import { localeInfo } from '../locales.ts';
import { TermList, type Row } from '../ui/term-list.tsx';
import styles from './price-buys.module.css';

type Props = { buys: Buys | undefined; cancellation: Business['cancellation'] };

export function PriceBuys({ buys, cancellation }: Props) {
  const { locale, t } = useI18n();
  const { intl } = localeInfo[locale];
  const named = (extras: Buys['included']) =>
    formatList(
      locale,
      extras.map((extra) => t(`extra.${extra}`)),
    );
  const bought: readonly Row[] = buys
    ? [
        [t('price.included'), named(buys.included)],
        [t('price.excluded'), named(buys.excluded)],
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
