import { useWords } from './words.tsx';

export function HandbookLink() {
  const { t, locale } = useWords();
  return (
    <a href={`/handbook/${locale === 'tr' ? 'tr' : 'en'}`} target="_blank" rel="noreferrer">
      {t('handbook.link')}
    </a>
  );
}
