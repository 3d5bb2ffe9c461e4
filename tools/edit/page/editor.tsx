import { useCallback, useEffect, useRef, useState } from 'react';
import { ask, inWords, type Entry, type Overview, type Problem } from './ask.ts';
import { selectWords } from './find.ts';
import { History } from './kept/history.tsx';
import { EntryForm } from './entry-form.tsx';
import { HandbookLink } from './handbook.tsx';
import { Publish } from './publish/publish.tsx';
import { Preview } from './preview.tsx';
import { isWaiting, ProblemLine } from './problem-line.tsx';
import { LanguageChoice, useWords } from './words.tsx';

/** Reads `#destinations/ephesus`. */
function useChosen(unsaved: { readonly current: boolean }, leave: string) {
  const [hash, setHash] = useState(location.hash.slice(1));
  useEffect(() => {
    const follow = ({ oldURL }: HashChangeEvent) => {
      const stay = unsaved.current && !confirm(leave);
      if (stay) history.replaceState(undefined, '', oldURL);
      else setHash(location.hash.slice(1));
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [unsaved, leave]);
  const [kind = '', id = ''] = hash.split('/');
  return { kind, id };
}

function Problems({ problems }: { problems: readonly Problem[] | undefined }) {
  const { t } = useWords();
  if (!problems) return <aside aria-label={t('problems.label')}>{t('problems.looking')}</aside>;
  const count = problems.filter((problem) => !isWaiting(problem)).length;
  return (
    <aside aria-label={t('problems.label')}>
      <h2>{count === 0 ? t('problems.none') : t('problems.some', { count })}</h2>
      <ul>
        {problems.map((problem) => (
          <ProblemLine key={JSON.stringify(problem)} problem={problem} />
        ))}
      </ul>
    </aside>
  );
}

export function Editor() {
  const { t, locale } = useWords();
  const [overview, setOverview] = useState<Overview>();
  const [problems, setProblems] = useState<Problem[]>();
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<string[]>();
  const unsaved = useRef(false);
  const hold = useCallback((changed: boolean) => {
    unsaved.current = changed;
  }, []);
  const chosen = useChosen(unsaved, t('editor.leave'));
  const [typed, setTyped] = useState<Entry>();
  const [failed, setFailed] = useState<unknown>();
  const look = () => {
    void ask('overview').then(setOverview, setFailed);
    void ask('problems').then(setProblems, () => setProblems([]));
  };
  useEffect(look, []);
  if (!overview) return <p role="status">{failed ? inWords(t, failed) : '…'}</p>;

  async function find(words: string) {
    setQuery(words);
    setFound(words.trim() === '' ? undefined : await ask('find', { words }));
  }
  const shown = overview.kinds.filter(({ begins, entries }) => begins || entries.length > 0);
  const kind = overview.kinds.find((one) => one.kind === chosen.kind);

  async function begin(folder: string) {
    const id = prompt(t('new.address'));
    if (!id) return;
    try {
      await ask('begin', { kind: folder, id });
      setProblems(undefined);
      look();
      location.hash = `${folder}/${id}`;
    } catch (error) {
      alert(inWords(t, error));
    }
  }

  return (
    <div className="editor">
      <nav aria-label={t('editor.entries')}>
        <LanguageChoice />
        <Publish />
        <HandbookLink />
        <form
          role="search"
          onSubmit={(event) => {
            event.preventDefault();
            const form = document.querySelector<HTMLElement>('main form');
            if (form) selectWords(form, query);
          }}
        >
          <label>
            {t('find.label')}
            <input
              type="search"
              dir="auto"
              value={query}
              onChange={({ target }) => void find(target.value)}
            />
          </label>
          <p role="status">{found && t('find.found', { count: found.length })}</p>
        </form>
        {shown.map(({ kind: folder, label, begins, entries }) => (
          <details
            key={folder}
            open={
              found
                ? found.some((entry) => entry.startsWith(`${folder}/`))
                : folder === chosen.kind || folder === 'destinations'
            }
          >
            <summary>{t(label)}</summary>
            <ul>
              {entries
                .filter(({ id }) => !found || found.includes(`${folder}/${id}`))
                .map(({ id, titles }) => (
                  <li key={id}>
                    <a
                      href={`#${folder}/${id}`}
                      aria-current={folder === chosen.kind && id === chosen.id ? 'page' : undefined}
                    >
                      {titles[locale]}
                    </a>
                  </li>
                ))}
            </ul>
            {begins && (
              <button type="button" onClick={() => void begin(folder)}>
                {t(begins)}
              </button>
            )}
          </details>
        ))}
      </nav>
      <main>
        {kind && chosen.id ? (
          <EntryForm
            key={`${chosen.kind}/${chosen.id}`}
            kind={kind}
            id={chosen.id}
            query={found ? query : ''}
            relations={overview.relations}
            problems={problems ?? []}
            onChanged={hold}
            onTyped={setTyped}
            onSaved={(left) => {
              setProblems(left);
              void ask('overview').then(setOverview);
            }}
          />
        ) : (
          <>
            <p>{t('editor.choose')}</p>
            <History onUndone={look} />
          </>
        )}
      </main>
      <div className="beside">
        {kind && chosen.id && (
          <Preview
            key={`${chosen.kind}/${chosen.id}`}
            kind={chosen.kind}
            id={chosen.id}
            entry={typed}
          />
        )}
        <Problems problems={problems} />
      </div>
    </div>
  );
}
