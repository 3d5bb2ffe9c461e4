import sign from '../pictures/art/sign.svg?raw';
import drawn from '../pictures/art/drawn-names.json';
import { abbreviation, siteName } from '../site.ts';
import type { Locale } from '../locales.ts';
import { Drawing } from '../ui/drawing.tsx';
import styles from './wordmark.module.css';

const wordmarks = import.meta.glob<string>('../pictures/art/wordmark-*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const drawnNames: Partial<Record<Locale, string>> = drawn.names;

type Props = { drawing: string | undefined; drawnWords: string | undefined; words: string };

/** The drawing, or the words in the display font while the drawing shows others. */
const DrawnWords = ({ drawing, drawnWords, words }: Props) =>
  drawing !== undefined && drawnWords === words ? (
    <Drawing svg={drawing} words={words} />
  ) : (
    <bdi className={styles.set} translate="no">
      {words}
    </bdi>
  );

export const Wordmark = ({ locale }: { locale: Locale }) => (
  <DrawnWords
    drawing={wordmarks[`../pictures/art/wordmark-${locale}.svg`]}
    drawnWords={drawnNames[locale]}
    words={siteName[locale]}
  />
);

export const Sign = () => (
  <DrawnWords drawing={sign} drawnWords={drawn.abbreviation} words={abbreviation} />
);
