import { useI18n } from '../../i18n/context.tsx';
import { localeInfo, locales } from '../../locales.ts';
import { Check } from '../../ui/icons/icons.tsx';
import { LanguageLink } from './language-link.tsx';
import styles from './language-links.module.css';

export function LanguageLinks({ pathname }: { pathname: string }) {
  const { locale: current } = useI18n();
  return (
    <ul role="list" className={styles.links}>
      {locales.map((locale) => (
        <li key={locale}>
          <LanguageLink locale={locale} pathname={pathname} current={locale === current}>
            <bdi>{localeInfo[locale].name}</bdi>
            {locale === current && <Check />}
          </LanguageLink>
        </li>
      ))}
    </ul>
  );
}
