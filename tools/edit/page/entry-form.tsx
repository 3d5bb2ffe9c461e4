import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { localeInfo, locales, type Locale } from '../../../app/locales.ts';
import { ask, inWords, type Entry, type Kind, type Problem, type Relations } from './ask.ts';
import { FormContext } from './form-context.ts';
import { Field, Fields } from './fields.tsx';
import { selectWords } from './find.ts';
import { labelOf } from './group.tsx';
import { altsOf, PhotoAltsContext, withAlts } from './photo-alts.ts';
import { useWords } from './words.tsx';

type Props = {
  kind: Kind;
  id: string;
  query: string;
  relations: Relations;
  problems: readonly Problem[];
  onChanged: (changed: boolean) => void;
  onSaved: (problems: Problem[]) => void;
};

const problemsIn = (problems: readonly Problem[], file: string) => (path: string) =>
  problems.filter((one) => one.file === file && one.field === path).map(({ says }) => says);

/** What photos show is written beside them. */
const wordsOf = ({ words }: Kind['form']) =>
  Object.entries(words?.properties ?? {}).filter(([key]) => key !== 'photoAlts');

type Words = NonNullable<Entry['words'][Locale]>;

function Body({
  words,
  locale,
  onChange,
}: {
  words: Words;
  locale: Locale;
  onChange: (body: string) => void;
}) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>Text</label>
      <textarea
        id={id}
        className="body"
        dir={localeInfo[locale].dir}
        lang={locale}
        value={words.body}
        onChange={(event) => onChange(event.target.value)}
      />
      <p className="hint">
        Markdown: an empty line between paragraphs, ## before a heading, [words](/address)
      </p>
    </div>
  );
}

export function EntryForm({ kind, id, query, relations, problems, onChanged, onSaved }: Props) {
  const { t } = useWords();
  const [entry, setEntry] = useState<Entry>();
  const [saved, setSaved] = useState<Entry>();
  const [message, setMessage] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const open = async () => {
      const found = await ask('entry', { kind: kind.kind, id });
      setEntry(found);
      setSaved(found);
    };
    void open();
  }, [kind.kind, id]);

  const opened = saved !== undefined;
  const showWords = useEffectEvent(() => {
    if (query !== '' && form.current) selectWords(form.current, query);
  });
  useEffect(() => {
    if (opened) showWords();
  }, [opened]);

  const changed = entry !== saved;
  useEffect(() => {
    onChanged(changed);
    if (!changed) return undefined;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', hold);
    return () => {
      removeEventListener('beforeunload', hold);
      onChanged(false);
    };
  }, [changed, onChanged]);

  if (!entry) return <p>…</p>;
  const folder = `${kind.kind}/${id}`;
  const here = locales.filter((locale) => entry.words[locale]);
  const setWords = (locale: Locale, words: Words) =>
    setEntry({ ...entry, words: { ...entry.words, [locale]: words } });

  async function save() {
    setMessage('Saving …');
    try {
      const answer = await ask('save', { kind: kind.kind, id, entry });
      setEntry(answer.entry);
      setSaved(answer.entry);
      onSaved(answer.problems);
      setMessage(
        answer.written.length > 0 ? `Saved: ${answer.written.join(', ')}` : 'Nothing had changed.',
      );
    } catch (error) {
      setMessage(inWords(t, error));
    }
  }

  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <header>
        <h1>
          {t(kind.label)}: {id}
        </h1>
        <button type="submit" className="save" disabled={!changed}>
          Save
        </button>
        <p role="status">{message || (changed ? 'Not saved yet' : '')}</p>
      </header>
      {kind.form.facts && (
        <section aria-label="Facts" className="facts">
          <h2>{kind.form.words ? 'Facts, once for all languages' : 'Once for all languages'}</h2>
          <FormContext
            value={{
              relations,
              problemsOf: problemsIn(problems, kind.file ?? `${folder}/facts.json`),
            }}
          >
            <PhotoAltsContext
              value={altsOf(entry, setEntry, (locale) =>
                problemsIn(problems, `${folder}/${locale}.md`),
              )}
            >
              <Fields
                part={kind.form.facts}
                path=""
                value={entry.facts}
                onChange={(facts) =>
                  setEntry(
                    withAlts(entry, {
                      ...entry,
                      facts: { ...(typeof facts === 'object' && facts) },
                    }),
                  )
                }
              />
            </PhotoAltsContext>
          </FormContext>
        </section>
      )}
      <section aria-label="Words" hidden={!kind.form.words}>
        <h2>Words</h2>
        {wordsOf(kind.form).map(([key, part]) => (
          <div className="languages" key={key}>
            {here.map((locale) => {
              const words = entry.words[locale];
              if (!words) return null;
              const { dir } = localeInfo[locale];
              return (
                <div key={locale} className="language" lang={locale} data-language={locale}>
                  <FormContext
                    value={{
                      relations,
                      problemsOf: problemsIn(problems, `${folder}/${locale}.md`),
                      dir,
                      lang: locale,
                    }}
                  >
                    <Field
                      part={part}
                      name={`${labelOf(key)} (${locale})`}
                      path={key}
                      value={words.frontMatter[key]}
                      onChange={(value) =>
                        setWords(locale, {
                          ...words,
                          frontMatter: { ...words.frontMatter, [key]: value },
                        })
                      }
                    />
                  </FormContext>
                </div>
              );
            })}
          </div>
        ))}
        <div className="languages">
          {here.map((locale) => {
            const words = entry.words[locale];
            return (
              words && (
                <div key={locale} className="language" data-language={locale}>
                  <Body
                    words={words}
                    locale={locale}
                    onChange={(body) => setWords(locale, { ...words, body })}
                  />
                </div>
              )
            );
          })}
        </div>
      </section>
    </form>
  );
}
