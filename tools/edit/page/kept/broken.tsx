import { useId, useState } from 'react';
import { isLocale, localeInfo } from '../../../../app/locales.ts';
import { ask, type Broken as Fault, type Entry, inWords, type Problem } from '../ask.ts';
import { useWords } from '../words.tsx';

type Props = {
  kind: string;
  id: string;
  entry: Entry;
  onMended: (entry: Entry, problems: Problem[]) => void;
};

/** Arabic texts from the right, code from the left. */
const directionOf = (file: string) => {
  const [locale = ''] = file.split('.');
  return isLocale(locale) ? localeInfo[locale].dir : 'ltr';
};

/** In place of the form: what is wrong with each file, its text, and the way back. */
export function Broken({ kind, id, entry, onMended }: Props) {
  const { t } = useWords();
  const field = useId();
  const broken: readonly Fault[] = entry.broken ?? [];
  const [texts, setTexts] = useState(() =>
    Object.fromEntries(broken.map(({ file, text }) => [file, text])),
  );
  const [message, setMessage] = useState('');
  const files = broken.map(({ file }) => file).join(', ');
  const what = t('broken.mended', { file: `${kind}/${id}: ${files}` });

  async function answer(asked: Promise<{ entry: Entry; problems: Problem[] }>) {
    try {
      const mended = await asked;
      onMended(mended.entry, mended.problems);
    } catch (error) {
      setMessage(inWords(t, error));
    }
  }

  return (
    <section className="broken" aria-labelledby={`${field}title`}>
      <h1 id={`${field}title`}>
        {t('broken.title')}: {kind}/{id}
      </h1>
      {broken.map(({ file, kind: fault, line }) => (
        <div className="field" key={file}>
          <p className="problem" id={`${field}${file}why`}>
            {t(`broken.${fault}`, { file, line })}
          </p>
          <button
            type="button"
            onClick={() => void answer(ask('lastGood', { kind, id, file, what }))}
          >
            {t('broken.back', { file })}
          </button>
          <label htmlFor={`${field}${file}`}>{t('broken.text', { file })}</label>
          <textarea
            id={`${field}${file}`}
            className="body code"
            dir={directionOf(file)}
            aria-describedby={`${field}${file}why`}
            spellCheck={false}
            value={texts[file]}
            onChange={({ target }) => setTexts({ ...texts, [file]: target.value })}
          />
        </div>
      ))}
      <button
        type="button"
        className="save"
        onClick={() => void answer(ask('mend', { kind, id, stamp: entry.stamp, texts, what }))}
      >
        {t('broken.save')}
      </button>
      <p role="status" className="problem">
        {message}
      </p>
    </section>
  );
}
