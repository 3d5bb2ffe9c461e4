import { useCallback, useEffect, useRef, useState } from 'react';
import { ask, type Overview, type Problem } from './ask.ts';
import { selectWords } from './find.ts';
import { EntryForm } from './entry-form.tsx';

/** Reads `#destinations/ephesus`. */
function useChosen(unsaved: { readonly current: boolean }) {
  const [hash, setHash] = useState(location.hash.slice(1));
  useEffect(() => {
    const follow = ({ oldURL }: HashChangeEvent) => {
      const stay = unsaved.current && !confirm('What you changed here is not saved. Leave it?');
      if (stay) history.replaceState(undefined, '', oldURL);
      else setHash(location.hash.slice(1));
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [unsaved]);
  const [kind = '', id = ''] = hash.split('/');
  return { kind, id };
}

/** `destinations/ephesus/tr.md` → `destinations/ephesus`, `site.json` → `site/site` */
const entryOf = (file: string) =>
  file.includes('/')
    ? file.split('/').slice(0, 2).join('/')
    : file.replace(/^(.*)\.json$/, '$1/$1');

function Problems({ problems }: { problems: readonly Problem[] | undefined }) {
  if (!problems) return <aside aria-label="What the build says">Looking …</aside>;
  return (
    <aside aria-label="What the build says">
      <h2>
        {problems.length === 0
          ? 'Ready to be built'
          : `To be mended before a build: ${problems.length}`}
      </h2>
      <ul>
        {problems.map(({ file, field, says }) => (
          <li key={`${file} ${field} ${says}`}>
            <a href={`#${entryOf(file)}`}>{file}</a> {field} {says}
          </li>
        ))}
      </ul>
    </aside>
  );
}

export function Editor() {
  const [overview, setOverview] = useState<Overview>();
  const [problems, setProblems] = useState<Problem[]>();
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<string[]>();
  const unsaved = useRef(false);
  const hold = useCallback((changed: boolean) => {
    unsaved.current = changed;
  }, []);
  const chosen = useChosen(unsaved);
  const look = () => {
    void ask('overview').then(setOverview);
    void ask('problems').then(setProblems);
  };
  useEffect(look, []);
  if (!overview) return <p>…</p>;

  async function find(words: string) {
    setQuery(words);
    setFound(words.trim() === '' ? undefined : await ask('find', { words }));
  }
  const kind = overview.kinds.find((one) => one.kind === chosen.kind);

  async function begin(begins: string, folder: string) {
    const id = prompt(
      `The address of the new ${begins}: small letters and hyphens, for example lake-van`,
    );
    if (!id) return;
    try {
      await ask('begin', { kind: folder, id });
      setProblems(undefined);
      look();
      location.hash = `${folder}/${id}`;
    } catch (error) {
      alert(error instanceof Error ? error.message : 'That did not work.');
    }
  }

  return (
    <div className="editor">
      <nav aria-label="Entries">
        <form
          role="search"
          onSubmit={(event) => {
            event.preventDefault();
            const form = document.querySelector<HTMLElement>('main form');
            if (form) selectWords(form, query);
          }}
        >
          <label>
            Find words
            <input
              type="search"
              dir="auto"
              value={query}
              onChange={({ target }) => void find(target.value)}
            />
          </label>
          <p role="status">{found && `Entries that say it: ${found.length}`}</p>
        </form>
        {overview.kinds.map(({ kind: folder, label, begins, entries }) => (
          <details
            key={folder}
            open={
              found
                ? found.some((entry) => entry.startsWith(`${folder}/`))
                : folder === chosen.kind || folder === 'destinations'
            }
          >
            <summary>{label}</summary>
            <ul>
              {entries
                .filter(({ id }) => !found || found.includes(`${folder}/${id}`))
                .map(({ id, title }) => (
                  <li key={id}>
                    <a
                      href={`#${folder}/${id}`}
                      aria-current={folder === chosen.kind && id === chosen.id ? 'page' : undefined}
                    >
                      {title}
                    </a>
                  </li>
                ))}
            </ul>
            {begins && (
              <button type="button" onClick={() => void begin(begins, folder)}>
                New {begins}
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
            onSaved={(left) => {
              setProblems(left);
              void ask('overview').then(setOverview);
            }}
          />
        ) : (
          <p>Choose what you want to change.</p>
        )}
      </main>
      <Problems problems={problems} />
    </div>
  );
}
