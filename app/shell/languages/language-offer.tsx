import { X } from '../../ui/icons/icons.tsx';
import { useI18n } from '../../i18n/context.tsx';
import { localeInfo, locales } from '../../locales.ts';
import { LanguageLink } from './language-links.tsx';
import round from '../../ui/round.module.css';
import styles from './language-offer.module.css';

/** CSS shows the one that `<html data-offer>` names; `head.client.ts` sets it before the first paint. */
export function LanguageOffer({ pathname }: { pathname: string }) {
  const { locale: current } = useI18n();
  return locales
    .filter((locale) => locale !== current)
    .map((locale) => {
      const { offer, dismissOffer, dir } = localeInfo[locale];
      return (
        <aside
          key={locale}
          className={styles.offer}
          lang={locale}
          dir={dir}
          aria-label={offer}
          data-nosnippet
        >
          <LanguageLink locale={locale} pathname={pathname}>
            {offer}
          </LanguageLink>
          <button
            type="button"
            className={round.round}
            aria-label={dismissOffer}
            data-dismiss-offer=""
          >
            <X />
          </button>
        </aside>
      );
    });
}
