import type { ReactNode } from 'react';
import { useI18n } from '../../i18n/context.tsx';
import { localeInfo, locales, type Locale } from '../../locales.ts';
import { inLocale } from '../../paths.ts';
import { isPage } from '../../site.ts';
import { Check } from '../../ui/icons/icons.tsx';
import styles from './language-links.module.css';

type Props = {
  locale: Locale;
  /** Without the query: `language-links.client.ts` adds it. */
  pathname: string;
  current?: boolean;
  children: ReactNode;
};

export const LanguageLink = ({ locale, pathname, current = false, children }: Props) => (
  <a
    href={inLocale(pathname, locale)}
    lang={locale}
    hrefLang={locale}
    aria-current={current ? 'true' : undefined}
    data-language={locale}
    data-astro-prefetch={isPage(pathname) ? undefined : 'false'}
  >
    {children}
  </a>
);

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
