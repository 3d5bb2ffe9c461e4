import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { isLocale, localeInfo, locales, type Locale } from '../../../app/locales.ts';
import { sayIn, type Say } from '../words.ts';

type Words = { t: Say; locale: Locale; choose: (locale: Locale) => void };

const WordsContext = createContext<Words>({ t: (key) => key, locale: 'en', choose: () => {} });

export const useWords = () => use(WordsContext);

const kept = 'editor-language';

/** The one chosen here before, or the browser's. */
function firstLocale(): Locale {
  const wished = [localStorage.getItem(kept) ?? '', ...navigator.languages];
  return wished.map((tag) => tag.slice(0, 2)).find(isLocale) ?? 'en';
}

export function WordsProvider({ children }: { children: ReactNode }) {
  const [locale, setLocale] = useState(firstLocale);
  useEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = localeInfo[locale].dir;
    document.title = sayIn(locale)('editor.title');
  }, [locale]);
  const words = useMemo(
    () => ({
      t: sayIn(locale),
      locale,
      choose: (next: Locale) => {
        localStorage.setItem(kept, next);
        setLocale(next);
      },
    }),
    [locale],
  );
  return <WordsContext value={words}>{children}</WordsContext>;
}

export function LanguageChoice() {
  const { t, locale, choose } = useWords();
  return (
    <label className="editor-language">
      {t('editor.language')}
      <select
        value={locale}
        onChange={({ target }) => {
          if (isLocale(target.value)) choose(target.value);
        }}
      >
        {locales.map((one) => (
          <option key={one} value={one} lang={one}>
            {localeInfo[one].name}
          </option>
        ))}
      </select>
    </label>
  );
}
