import { useState } from 'react';
import { type Locale, type LocaleInfo, localeInfo } from '../locales.ts';
import elMessiri from '../styles/fonts/el-messiri-arabic.woff2?url';
import figtree from '../styles/fonts/figtree-latin.woff2?url';
import figtreeTurkish from '../styles/fonts/figtree-turkish.woff2?url';
import fraunces from '../styles/fonts/fraunces-latin.woff2?url';
import frauncesTurkish from '../styles/fonts/fraunces-turkish.woff2?url';
import notoNaskh from '../styles/fonts/noto-naskh-arabic.woff2?url';

/**
 * The display and the text face of each script. The two files of 2–3 KB more give ğ, İ and ş,
 * which every Turkish line has and which would otherwise arrive a round trip after their words.
 */
const files: Record<LocaleInfo['script'], readonly string[]> = {
  latin: [fraunces, figtree],
  latinExtended: [fraunces, figtree, frauncesTurkish, figtreeTurkish],
  arabic: [elMessiri, notoNaskh],
};

/**
 * Fetches the faces of the page's script beside its CSS, not after it. After a change of language
 * the CSS is there and fetches by itself; a preload then would only ask a second time.
 */
export function FontPreloads({ locale }: { locale: Locale }) {
  const [first] = useState(locale);
  return files[localeInfo[first].script].map((file) => (
    // Fonts are fetched anonymously; without the attribute the browser would fetch them twice.
    <link
      key={file}
      rel="preload"
      href={file}
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
    />
  ));
}
