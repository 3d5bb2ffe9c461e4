import { type ReactNode, useId, useRef, useState } from 'react';
import type { Choice, Choices } from '../remove/pointers.ts';
import type { WordKey } from '../words.ts';
import { ask, inWords, type PlacedPointer as Pointer, type Target } from './ask.ts';
import { useWords } from './words.tsx';

type Known = { pointers: Pointer[]; targets: Target[]; hasPage: boolean };

/** Of a `<select>`: a way, or the address to lead to. */
const choiceOf = (value: string): Choice =>
  value.startsWith('/')
    ? { way: 'lead', to: value }
    : { way: value === 'draft' ? 'draft' : 'drop' };
const valueOf = (choice: Choice) => (choice.way === 'lead' ? choice.to : choice.way);

const firstChoice = ({ ways }: Pointer): Choice => ({
  way: ways.includes('drop') ? 'drop' : 'draft',
});

/** Entries of lists can only be replaced by others of their kind. */
const ofOneKind: ReadonlySet<Pointer['kind']> = new Set(['list', 'review', 'departure']);

type OptionsProps = { targets: readonly Target[] };

function TargetOptions({ targets }: OptionsProps) {
  const { t, locale } = useWords();
  return targets.map(({ address, names }) => (
    <option key={address} value={address}>
      {t('way.lead', { title: names[locale] })}
    </option>
  ));
}

type PointerProps = {
  pointer: Pointer;
  choice: Choice;
  targets: readonly Target[];
  onChange: (choice: Choice) => void;
};

function PointerChoice({ pointer, choice, targets, onChange }: PointerProps) {
  const { t, locale } = useWords();
  const id = useId();
  const { kind, where, excerpt, ways } = pointer;
  const words = (
    <>
      {kind === 'legs' ? t('kind.ways') : where[locale]}
      {excerpt && <span dir="auto">{excerpt[locale]}</span>}
    </>
  );
  const [only, ...others] = ways;
  if (only && only !== 'lead' && others.length === 0) {
    return (
      <li>
        <strong>{words}</strong>
        <em>{t(only === 'drop' ? `drop.${kind}` : 'way.draft')}</em>
      </li>
    );
  }
  return (
    <li>
      <label htmlFor={id}>{words}</label>
      <select
        id={id}
        value={valueOf(choice)}
        onChange={({ target }) => onChange(choiceOf(target.value))}
      >
        {ways.includes('drop') && <option value="drop">{t(`drop.${kind}`)}</option>}
        {ways.includes('draft') && <option value="draft">{t('way.draft')}</option>}
        {ways.includes('lead') && <TargetOptions targets={targets} />}
      </select>
    </li>
  );
}

const kindsOf = (pointers: readonly Pointer[]) => [...new Set(pointers.map(({ kind }) => kind))];

type FoldedProps = { words: string | undefined; children: ReactNode };

/** Behind these words, if there are any. */
const Folded = ({ words, children }: FoldedProps) =>
  words === undefined ? (
    children
  ) : (
    <details>
      <summary>{words}</summary>
      {children}
    </details>
  );

type PointersProps = {
  kind: string;
  known: Known;
  choices: Choices;
  onChange: (choices: Choices) => void;
};

function Pointers({ kind, known: { pointers, targets }, choices, onChange }: PointersProps) {
  const { t } = useWords();
  const id = useId();
  const texts = pointers.filter((pointer) => pointer.kind === 'text');
  const chosen = new Set(
    texts.map((pointer) => valueOf(choices[pointer.at] ?? firstChoice(pointer))),
  );
  const [one = 'each'] = chosen.size === 1 ? chosen : [];
  return kindsOf(pointers).map((what) => (
    <section key={what}>
      <h3>{t(`pointer.${what}`)}</h3>
      {what === 'text' && texts.length > 1 && (
        <p>
          <label htmlFor={id}>{t('remove.allTexts')}</label>
          <select
            id={id}
            value={one}
            onChange={({ target }) => {
              const choice = choiceOf(target.value);
              onChange({ ...choices, ...Object.fromEntries(texts.map(({ at }) => [at, choice])) });
            }}
          >
            {one === 'each' && <option value="each">{t('remove.each')}</option>}
            <option value="drop">{t('drop.text')}</option>
            <TargetOptions targets={targets} />
          </select>
        </p>
      )}
      <Folded words={what === 'text' && texts.length > 1 ? t('remove.oneByOne') : undefined}>
        <ul>
          {pointers
            .filter((pointer) => pointer.kind === what)
            .map((pointer) => (
              <PointerChoice
                key={pointer.at}
                pointer={pointer}
                choice={choices[pointer.at] ?? firstChoice(pointer)}
                targets={
                  ofOneKind.has(what) ? targets.filter((target) => target.kind === kind) : targets
                }
                onChange={(choice) => onChange({ ...choices, [pointer.at]: choice })}
              />
            ))}
        </ul>
      </Folded>
    </section>
  ));
}

/** Every list of the page is read again. */
const leave = (hash: string) => {
  history.replaceState(undefined, '', hash === '' ? location.pathname : `#${hash}`);
  location.reload();
};

type Props = { kind: string; id: string; title: string; unsaved: boolean };

/** Deletes an entry or changes its address, after what leads to it was shown. */
export function RemoveDialog({ kind, id, title, unsaved }: Props) {
  const { t } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useId();
  const [known, setKnown] = useState<Known>();
  const [does, setDoes] = useState<'remove' | 'rename'>('remove');
  const [choices, setChoices] = useState<Choices>({});
  const [to, setTo] = useState('');
  const [newId, setNewId] = useState('');
  const [message, setMessage] = useState('');
  const [busy, setBusy] = useState(false);

  async function attempt(act: () => Promise<void>) {
    setMessage('');
    setBusy(true);
    try {
      await act();
    } catch (error) {
      setMessage(inWords(t, error));
    }
    setBusy(false);
  }

  const open = (what: 'remove' | 'rename') =>
    attempt(async () => {
      setDoes(what);
      setKnown(await ask('pointers', { kind, id }));
      setChoices({});
      dialog.current?.showModal();
    });

  const confirm = () =>
    attempt(async () => {
      if (does === 'rename') {
        await ask('rename', { kind, id, newId: newId.trim() });
        leave(`${kind}/${newId.trim()}`);
      } else {
        await ask('remove', { kind, id, choices, ...(to !== '' && { to }) });
        leave('');
      }
    });

  const opener = (what: 'remove' | 'rename', words: WordKey) => (
    <button
      type="button"
      disabled={busy || unsaved}
      title={unsaved ? t('remove.unsaved') : undefined}
      onClick={() => void open(what)}
    >
      {t(words)}
    </button>
  );
  return (
    <>
      {opener('rename', 'rename.open')}
      {opener('remove', 'remove.open')}
      {!known && message && <p role="alert">{message}</p>}
      <dialog ref={dialog} className="remove" aria-labelledby={`${field}title`}>
        <h2 id={`${field}title`}>
          {t(does === 'remove' ? 'remove.title' : 'rename.title', { title })}
        </h2>
        {known && does === 'remove' && (
          <>
            <p>
              {known.pointers.length > 0
                ? t('remove.count', { count: known.pointers.length })
                : t('remove.none')}
            </p>
            <Pointers kind={kind} known={known} choices={choices} onChange={setChoices} />
            {known.hasPage && (
              <p>
                <label htmlFor={`${field}to`}>{t('remove.old')}</label>
                <select id={`${field}to`} value={to} onChange={({ target }) => setTo(target.value)}>
                  <option value="">{t('remove.nowhere')}</option>
                  <TargetOptions targets={known.targets} />
                </select>
              </p>
            )}
          </>
        )}
        {does === 'rename' && (
          <p>
            <label htmlFor={field}>{t('rename.field')}</label>
            <input
              id={field}
              dir="ltr"
              value={newId}
              aria-describedby={`${field}hint`}
              onChange={({ target }) => setNewId(target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                // It would save the entry, in whose form the dialog is.
                event.preventDefault();
                void confirm();
              }}
            />
            <span className="hint" id={`${field}hint`}>
              {t('rename.hint')}
            </span>
          </p>
        )}
        {message && <p role="alert">{message}</p>}
        <p className="buttons">
          <button
            type="button"
            className={does === 'remove' ? 'danger' : 'save'}
            disabled={busy}
            onClick={() => void confirm()}
          >
            {t(does === 'remove' ? 'remove.do' : 'rename.do')}
          </button>
          <button type="button" onClick={() => dialog.current?.close()}>
            {t('remove.cancel')}
          </button>
        </p>
      </dialog>
    </>
  );
}
