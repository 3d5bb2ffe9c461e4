import type { Buys } from '../content/business.ts';
import type { Business } from '../content/queries/business.server.ts';
import { useI18n } from '../i18n/context.tsx';
import { formatPrice } from '../i18n/format.ts';
import { localeInfo } from '../locales.ts';
import styles from './price-buys.module.css';

type Props = { buys: Buys | undefined; cancellation: Business['cancellation'] };

/** What a price buys, as far as the owner has said; until then, what to ask. */
export function PriceBuys({ buys, cancellation }: Props) {
  const { locale, t } = useI18n();
  const { intl } = localeInfo[locale];
  const list = new Intl.ListFormat(intl);
  const named = (extras: Buys['included']) =>
    extras.length > 0 && list.format(extras.map((extra) => t(`extra.${extra}`)));
  const rows = [
    ...(buys
      ? [
          [t('price.length'), t('price.nights', { count: buys.nights })],
          [t('price.included'), named(buys.included)],
          [t('price.excluded'), named(buys.excluded)],
          [
            t('price.children'),
            buys.childPercent !== undefined &&
              (buys.childPercent === 0
                ? t('price.childFree')
                : t('price.childShare', {
                    share: new Intl.NumberFormat(intl, { style: 'percent' }).format(
                      buys.childPercent / 100,
                    ),
                  })),
          ],
          [
            t('price.single'),
            buys.single !== undefined &&
              t('price.singleMore', { price: formatPrice(locale, buys.single) }),
          ],
        ]
      : []),
    [t('price.cancellation'), cancellation],
  ].flatMap(([term, text]) => (typeof term === 'string' && text ? [{ term, text }] : []));
  return (
    <>
      {!buys && <p>{t('price.ask')}</p>}
      {rows.length > 0 && (
        <dl className={styles.rows}>
          {rows.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
