import { useLocation } from 'react-router';
import { useI18n } from '../i18n/context.tsx';
import { localeInfo, locales } from '../locales.ts';
import { inLocale } from '../paths.ts';
import { Check } from '../ui/icons.tsx';
import { isPlainClick } from '../ui/plain-click.ts';
import styles from './language-links.module.css';
import { useLanguageChange } from '../navigation/route-focus.ts';
import { rememberLanguage } from './remembered-language.ts';

/** Plain links to this page in each language, each named in its own. */
export function LanguageLinks({ onChoose }: { onChoose: () => void }) {
  const { locale: current } = useI18n();
  const { pathname, search } = useLocation();
  const changeLanguage = useLanguageChange();
  return (
    <ul role="list" className={styles.links}>
      {locales.map((locale) => {
        const address = inLocale(pathname, locale) + search;
        return (
          <li key={locale}>
            <a
              href={address}
              lang={locale}
              hrefLang={locale}
              aria-current={locale === current ? 'true' : undefined}
              onClick={(event) => {
                rememberLanguage(locale);
                if (!isPlainClick(event)) return;
                event.preventDefault();
                onChoose();
                changeLanguage(address);
              }}
            >
              <bdi>{localeInfo[locale].name}</bdi>
              {locale === current && <Check />}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
