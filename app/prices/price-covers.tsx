import type { Buys, Offer } from '../content/schemas/offer.ts';
import { useI18n } from '../i18n/context.tsx';
import { formatPrice } from '../i18n/format.ts';
import { localeInfo } from '../locales.ts';
import { formatters } from '../ui/text/formatters.ts';
import { TermList } from '../ui/term-list.tsx';
import { extrasInWords } from './offer.ts';
import stack from '../ui/stack.module.css';
import { classes } from '../ui/classes.ts';
import styles from './price-covers.module.css';

type Props = { offer: Offer; buys?: Buys | undefined; cancellation?: string | undefined };

/** What a price includes and what it does not, and what a child and a single room cost. */
export function PriceCovers({ offer, buys, cancellation }: Props) {
  const { locale, t } = useI18n();
  const { intl } = localeInfo[locale];
  const { childPercent, single } = buys ?? {};
  const listed = (extras: Offer['included']) => (
    <ul>
      {extrasInWords(t, extras).map((extra) => (
        <li key={extra}>{extra}</li>
      ))}
    </ul>
  );
  const share = childPercent !== undefined && childPercent / 100;
  return (
    <>
      <TermList
        className={classes(stack.apart, styles.rows)}
        rows={[
          [t('price.included'), listed(offer.included)],
          [t('price.excluded'), listed(offer.excluded)],
          [
            t('price.children'),
            share === 0
              ? t('price.childFree')
              : share &&
                t('price.childShare', {
                  share: formatters.getNumberFormat(intl, { style: 'percent' }).format(share),
                }),
          ],
          [
            t('price.single'),
            single && t('price.singleMore', { price: formatPrice(locale, single) }),
          ],
          [t('price.cancellation'), cancellation],
        ]}
      />
      {(childPercent === undefined || single === undefined) && <p>{t('price.quoted')}</p>}
    </>
  );
}
