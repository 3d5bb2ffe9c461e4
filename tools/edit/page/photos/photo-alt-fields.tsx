import { useId } from 'react';
import { localeInfo, type Locale } from '../../../../app/locales.ts';
import type { PhotoAlts } from './photo-alts.ts';
import { useWords } from '../words.tsx';

type Props = { alts: PhotoAlts; at: number };

/** What a photo shows, in each language. */
export function PhotoAltFields({ alts, at }: Props) {
  const { t, locale: spoken } = useWords();
  const id = useId();
  const names = new Intl.DisplayNames([localeInfo[spoken].intl], { type: 'language' });
  return alts.locales.map((locale: Locale) => {
    const text = alts.altOf(locale, at);
    const language = names.of(locale) ?? locale;
    const problems =
      text.trim() === ''
        ? [t('photo.altMissing', { language })]
        : alts.problemsOf(locale, `photoAlts.${at}`);
    return (
      <div key={locale} lang={locale} data-language={locale} data-file={locale}>
        <div className="field" data-field={`photoAlts.${at}`}>
          <label htmlFor={id + locale} lang={spoken}>
            {t('photo.alt', { language })}
          </label>
          <textarea
            id={id + locale}
            dir={localeInfo[locale].dir}
            spellCheck
            maxLength={180}
            value={text}
            aria-invalid={problems.length > 0}
            aria-describedby={`${id + locale}problems`}
            onChange={({ target }) => alts.setAlt(locale, at, target.value)}
          />
          <p id={`${id + locale}problems`} className="problem" lang={spoken}>
            {problems.join(' ')}
          </p>
        </div>
      </div>
    );
  });
}
