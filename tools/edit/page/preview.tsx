import { useEffect, useId, useState } from 'react';
import { isLocale, localeInfo, locales, type Locale } from '../../../app/locales.ts';
import { ask, type Entry, inWords, type Shown } from './ask.ts';
import { ProblemLine } from './problem-line.tsx';
import { useWords } from './words.tsx';

type Props = {
  kind: string;
  id: string;
  /** As it is typed, or undefined before it is open. */
  entry: Entry | undefined;
};

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

const sizes = ['phone', 'screen'] as const;

/** The page of an entry, with what is typed as soon as that fits. */
export function Preview({ kind, id, entry }: Props) {
  const { t, locale: own } = useWords();
  const [isOpen, setOpen] = useState(() => localStorage.getItem('preview') === 'open');
  const [locale, setLocale] = useState<Locale>(own);
  const [size, setSize] = useState<(typeof sizes)[number]>('phone');
  const [shown, setShown] = useState<Shown>();
  const [failed, setFailed] = useState<unknown>();
  const name = useId();

  useEffect(() => {
    if (!isOpen) return undefined;
    const { signal, abort } = abortable();
    async function show() {
      try {
        const answer = await ask('preview', { kind, id, locale, entry });
        if (!signal.aborted) setShown(answer);
        if (!signal.aborted) setFailed(undefined);
      } catch (error) {
        if (!signal.aborted) setFailed(error);
      }
    }
    void show();
    return abort;
  }, [isOpen, kind, id, locale, entry]);

  const says = {
    typed: t('preview.unsaved'),
    saved: '',
    notReady: t('preview.notReady'),
    mend: t('preview.mend'),
  };
  const state = shown ? says[shown.state] : t('preview.starting');

  return (
    <section className="preview" aria-label={t('preview.label')}>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => {
          localStorage.setItem('preview', isOpen ? 'closed' : 'open');
          setOpen(!isOpen);
        }}
      >
        {t(isOpen ? 'preview.hide' : 'preview.show')}
      </button>
      {isOpen && (
        <>
          <div className="choices">
            <select
              aria-label={t('preview.language')}
              value={locale}
              onChange={({ target }) => {
                if (isLocale(target.value)) setLocale(target.value);
              }}
            >
              {locales.map((one) => (
                <option key={one} value={one} lang={one}>
                  {localeInfo[one].name}
                </option>
              ))}
            </select>
            {sizes.map((one) => (
              <label key={one}>
                <input
                  type="radio"
                  name={name}
                  checked={size === one}
                  onChange={() => setSize(one)}
                />
                {t(`preview.${one}`)}
              </label>
            ))}
          </div>
          <p role="status">{failed ? inWords(t, failed) : state}</p>
          {shown?.problems && (
            <ul className="problems">
              {shown.problems.map((problem) => (
                <ProblemLine key={JSON.stringify(problem)} problem={problem} />
              ))}
            </ul>
          )}
          {shown && shown.state !== 'mend' && (
            <div className={`frame ${size}`}>
              <iframe
                title={t('preview.label')}
                src={shown.address}
                // oxlint-disable-next-line react/iframe-missing-sandbox -- the preview has an origin of its own
                sandbox="allow-scripts allow-same-origin"
              />
            </div>
          )}
        </>
      )}
    </section>
  );
}
