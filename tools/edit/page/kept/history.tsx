import { useState } from 'react';
import { isLocale, localeInfo } from '../../../../app/locales.ts';
import { asFound, canUndo, outside } from '../../history/steps.ts';
import {
  ask,
  type Change,
  type Entry,
  inWords,
  type Kept,
  type Piece,
  type Problem,
  type WhereKept,
} from '../ask.ts';
import { useFieldNames } from '../fields/field-names.ts';
import { useWords } from '../words.tsx';

/** Characters around a change that are shown. */
const around = 60;

/** The middle of a text that did not change is left out. */
function shortened({ text, is }: Piece, first: boolean, last: boolean) {
  if (is !== 'same' || text.length <= 2 * around) return text;
  const start = first ? '' : text.slice(0, around);
  const end = last ? '' : text.slice(-around);
  return `${start} … ${end}`;
}

const tags = { same: 'span', added: 'ins', removed: 'del' } as const;

/** `content/trips/a/tr.md` → `tr`, everything in JSON → `facts` */
const partOf = (file: string) => /([a-z]+)\.md$/.exec(file)?.[1] ?? 'facts';

function Difference({ kind, changes }: { kind: string; changes: readonly Change[] }) {
  const { t } = useWords();
  const nameOf = useFieldNames(kind);
  return (
    <dl className="difference">
      {changes.map(({ file, field, pieces }) => {
        const part = partOf(file);
        return (
          <div key={`${file} ${field}`}>
            <dt>{field === '' ? file : nameOf(part, field)}</dt>
            <dd dir={isLocale(part) ? localeInfo[part].dir : 'auto'}>
              {pieces.length === 0 && t('history.noText')}
              {pieces.map((piece, at) => {
                const Tag = tags[piece.is];
                return (
                  // oxlint-disable-next-line react/no-array-index-key -- pieces have no other name
                  <Tag key={at}>{shortened(piece, at === 0, at === pieces.length - 1)}</Tag>
                );
              })}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

type Props = {
  kind?: string;
  id?: string;
  /** Whether something is typed that going back would lose. */
  unsaved?: boolean;
  /** `entry` is the one that this is the history of. */
  onBack?: (entry: Entry, problems: Problem[]) => void;
  onUndone?: () => void;
};

/** The steps of an entry, or the last ones of the site. */
export function History({ kind, id, unsaved = false, onBack, onUndone }: Props) {
  const { t, locale } = useWords();
  const [known, setKnown] = useState<{ steps: Kept[]; where: WhereKept }>();
  const [changes, setChanges] = useState<Record<string, Change[]>>({});
  const [message, setMessage] = useState('');
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const entry = kind !== undefined && id !== undefined ? { kind, id } : undefined;

  async function attempt(act: () => Promise<void>) {
    try {
      await act();
    } catch (error) {
      setMessage(inWords(t, error));
    }
  }
  const load = async () => setKnown(await ask('steps', entry));
  const subjectOf = ({ what }: Kept) => {
    if (what === outside) return t('history.outside');
    return what === asFound ? t('history.asFound') : what;
  };

  async function back(step: Kept) {
    const when = format.format(new Date(step.at));
    if (entry) {
      const what = t('history.backTo', { entry: `${entry.kind}/${entry.id}`, when });
      const answer = await ask('back', { ...entry, step: step.id, what });
      onBack?.(answer.entry, answer.problems);
      setMessage(t('history.isBack', { when }));
    } else {
      const what = t('history.undone', { what: subjectOf(step) });
      await ask('undo', { step: step.id, what });
      onUndone?.();
      setMessage(t('history.isUndone'));
    }
    await load();
  }

  return (
    <details
      className="history"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) void attempt(load);
      }}
    >
      <summary>{t(entry ? 'history.title' : 'history.lately')}</summary>
      <p role="status">{message}</p>
      {known && known.where !== 'git' && (
        <p className="hint">{t(`history.inFolder.${known.where}`)}</p>
      )}
      {known?.steps.length === 0 && <p>{t('history.none')}</p>}
      {unsaved && <p className="hint">{t('history.first')}</p>}
      <ol>
        {known?.steps.map((step) => (
          <li key={step.id}>
            <details
              onToggle={({ currentTarget }) => {
                if (!currentTarget.open || changes[step.id]) return;
                void attempt(async () => {
                  const found = await ask('difference', { ...entry, step: step.id });
                  setChanges((all) => ({ ...all, [step.id]: found }));
                });
              }}
            >
              <summary dir="auto">{subjectOf(step)}</summary>
              {changes[step.id] && (
                <Difference kind={kind ?? ''} changes={changes[step.id] ?? []} />
              )}
            </details>
            <p className="hint">
              {t('history.by', { when: format.format(new Date(step.at)), who: step.who })}
            </p>
            {(entry || canUndo(step)) && (
              <button
                type="button"
                disabled={unsaved}
                aria-label={`${t(entry ? 'history.back' : 'history.undo')}: ${subjectOf(step)}`}
                onClick={() => void attempt(() => back(step))}
              >
                {t(entry ? 'history.back' : 'history.undo')}
              </button>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}

type UndoProps = {
  step: Kept;
  onUndone: (problems: Problem[]) => Promise<void>;
  onRefused: (message: string) => void;
};

/** Right after a save. */
export function Undo({ step, onUndone, onRefused }: UndoProps) {
  const { t } = useWords();
  async function undo() {
    try {
      const what = t('history.undone', { what: step.what });
      const { problems } = await ask('undo', { step: step.id, what });
      await onUndone(problems);
    } catch (error) {
      onRefused(inWords(t, error));
    }
  }
  return (
    <button type="button" onClick={() => void undo()}>
      {t('history.undo')}
    </button>
  );
}
