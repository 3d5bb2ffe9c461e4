import { siteName } from '../site.ts';
import type { Locale } from '../locales.ts';
import { Drawing } from '../ui/drawing.tsx';

const drawings = import.meta.glob<string>('../art/wordmark-*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

export const Wordmark = ({ locale }: { locale: Locale }) => (
  <Drawing svg={drawings[`../art/wordmark-${locale}.svg`] ?? ''} words={siteName[locale]} />
);
