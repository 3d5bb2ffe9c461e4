import { useEffect, useEffectEvent, useRef } from 'react';
import { localeInfo, locales, type Locale } from '../../../app/locales.ts';
import type { Entry, Issue, Kind, Problem, Relations } from './ask.ts';
import { Both } from './kept/both.tsx';
import { Broken } from './kept/broken.tsx';
import { Drafts } from './kept/drafts.tsx';
import { FormContext, type FormInfo } from './fields/form-context.ts';
import { Fields } from './fields/fields.tsx';
import { selectWords } from './find.ts';
import { History, Undo } from './kept/history.tsx';
import { PhotoAltsContext, altsOf, withAlts } from './photos/photo-alts.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { Refused, useIssueWords } from './refused.tsx';
import { StillToDo } from './still-to-do.tsx';
import { withTodo } from './fields/todo-left.ts';
import { SuggestWay } from './suggest-way.tsx';
import { TextRows } from './fields/text-rows.tsx';
import { Body, Word, type Words } from './fields/language-fields.tsx';
import { sayProblem } from '../problem.ts';
import { useSaving, useTyped } from './kept/saving.ts';
import { useWords } from './words.tsx';

type Props = {
  kind: Kind;
  id: string;
  query: string;
  relations: Relations;
  problems: readonly Problem[];
  onChanged: (changed: boolean) => void;
  /** A while after each change, for the preview. */
  onTyped: (entry: Entry | undefined) => void;
  onSaved: (problems: Problem[]) => void;
};

/** What photos show is written beside them. */
const wordsOf = ({ words }: Kind['form']) =>
  Object.entries(words?.properties ?? {}).filter(([key]) => key !== 'photoAlts');

export function EntryForm({
  kind,
  id,
  query,
  relations,
  problems,
  onChanged,
  onTyped,
  onSaved,
}: Props) {
  const { t, locale: language } = useWords();
  const title = kind.entries.find((one) => one.id === id)?.titles[language] ?? id;
  const saving = useSaving({ kind: kind.kind, id, title, onSaved });
  const { entry, saved, message, refused, both, step, rows, first, setEntry } = saving;
  const issueWords = useIssueWords();
  const form = useRef<HTMLFormElement>(null);

  const opened = saved !== undefined;
  const showWords = useEffectEvent(() => {
    if (query !== '' && form.current) selectWords(form.current, query);
  });
  useEffect(() => {
    if (!opened) return;
    // On a narrow screen the form is below the list of entries.
    const top = form.current?.getBoundingClientRect().top ?? 0;
    if (top > innerHeight / 2) scrollBy(0, top);
    showWords();
  }, [opened]);

  const changed = entry !== saved;
  useTyped({ entry, changed, onChanged, onTyped });

  if (!entry || !saved) return <p role="status">{message || '…'}</p>;
  const folder = `${kind.kind}/${id}`;
  const here = locales.filter((locale) => entry.words[locale]);
  const setWords = (locale: Locale, words: Words) =>
    setEntry({ ...entry, words: { ...entry.words, [locale]: words } });

  /** What a save was refused for, else what the build says. */
  const infoOf = (file: Issue['file'], written: string): FormInfo => ({
    kind: kind.kind,
    file: file === 'facts' ? 'facts' : 'words',
    relations,
    facts: entry.facts,
    problemsOf: (path) => {
      const own = refused.filter((issue) => issue.file === file && issue.path === path);
      if (own.length > 0) return own.map(issueWords);
      return problems
        .filter((one) => one.file === written && one.field === path)
        .map((problem) => sayProblem(t, language, problem));
    },
    ...(file !== 'facts' && { dir: localeInfo[file].dir, lang: file }),
  });

  if (entry.broken?.length) {
    const { showNow } = saving;
    return <Broken key={entry.stamp} kind={kind.kind} id={id} entry={entry} onMended={showNow} />;
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void saving.save();
      }}
    >
      <header>
        <h1>
          {t(kind.label)}: {title} <small>{id}</small>
        </h1>
        <button type="submit" className="save" disabled={!changed}>
          {t('save.button')}
        </button>
        {kind.begins && <RemoveDialog kind={kind.kind} id={id} title={title} unsaved={changed} />}
        <p role="status">{message || (changed ? t('save.unsaved') : '')}</p>
        {step && !changed && (
          <Undo step={step} onRefused={saving.setMessage} onUndone={saving.undone} />
        )}
      </header>
      {both && (
        <Both
          kind={kind.kind}
          both={both}
          onChosen={(chosen, theirs) => {
            saving.put(chosen, theirs);
            void saving.save(chosen, theirs);
          }}
          onCancel={saving.cancelBoth}
        />
      )}
      <Drafts folder={folder} saved={saved} onPut={saving.put} />
      <Refused kind={kind.kind} issues={refused} />
      {first && (
        <FormContext value={infoOf('facts', `${folder}/facts.json`)}>
          <StillToDo
            id={id}
            entry={entry}
            opened={first}
            isDestination={kind.kind === 'destinations'}
          />
        </FormContext>
      )}
      {kind.kind === 'ways' && (
        <SuggestWay
          id={id}
          ways={entry.facts?.['ways']}
          onChange={(ways) => setEntry({ ...entry, facts: { ...entry.facts, ways } })}
        />
      )}
      {rows && saved && (
        <TextRows
          rows={rows}
          entry={entry}
          saved={saved}
          areMessages={kind.kind === 'texts'}
          setEntry={setEntry}
        />
      )}
      {kind.form.facts && (
        <section aria-label={t('form.facts')} className="facts" data-file="facts">
          <h2>{t(kind.form.words ? 'form.factsOnce' : 'form.once')}</h2>
          <FormContext value={infoOf('facts', kind.file ?? `${folder}/facts.json`)}>
            <PhotoAltsContext
              value={altsOf(
                entry,
                setEntry,
                (locale) => infoOf(locale, `${folder}/${locale}.md`).problemsOf,
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
                      facts: withTodo({ ...(typeof facts === 'object' && facts) }, saved?.facts),
                    }),
                  )
                }
              />
            </PhotoAltsContext>
          </FormContext>
        </section>
      )}
      <section aria-label={t('form.words')} hidden={!kind.form.words}>
        <h2>{t('form.words')}</h2>
        {wordsOf(kind.form).map(([key, part]) => (
          <div className="languages" key={key}>
            {here.map((locale) => {
              const words = entry.words[locale];
              return (
                words && (
                  <div key={locale} className="language" data-language={locale} data-file={locale}>
                    <FormContext value={infoOf(locale, `${folder}/${locale}.md`)}>
                      <Word
                        name={key}
                        part={part}
                        words={words}
                        onChange={(next) => setWords(locale, next)}
                      />
                    </FormContext>
                  </div>
                )
              );
            })}
          </div>
        ))}
        <div className="languages">
          {here.map((locale) => {
            const words = entry.words[locale];
            return (
              words && (
                <div key={locale} className="language" data-language={locale} data-file={locale}>
                  <FormContext value={infoOf(locale, `${folder}/${locale}.md`)}>
                    <Body
                      words={words}
                      locale={locale}
                      onChange={(body) => setWords(locale, { ...words, body })}
                    />
                  </FormContext>
                </div>
              )
            );
          })}
        </div>
      </section>
      <History kind={kind.kind} id={id} unsaved={changed} onBack={saving.showNow} />
    </form>
  );
}
