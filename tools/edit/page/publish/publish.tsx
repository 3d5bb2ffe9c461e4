import { useEffect, useRef, useState } from 'react';
import { momentIn } from '../../../publish/changes-in-words.ts';
import type { PublishState } from '../../../publish/job.ts';
import { ask, inWords, type PublishSetup } from '../ask.ts';
import { PublishChanges } from './publish-changes.tsx';
import { SetupForm } from './publish-setup.tsx';
import { useWords } from '../words.tsx';

/** Follows the publishing in the server, also one that an earlier page began. */
function usePublishing(isOpen: boolean) {
  const [state, setState] = useState<PublishState>();
  const [setup, setSetup] = useState<PublishSetup>();
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    const ending = new AbortController();
    async function follow() {
      let [version, stage] = [-1, ''];
      while (!ending.signal.aborted) {
        const next = await ask('publishState', { version });
        if (next.stage !== stage) setSetup(await ask('publishSetup'));
        ({ version, stage } = next);
        if (ending.signal.aborted) return;
        setState(next);
        setLost(false);
      }
    }
    if (isOpen) void follow().catch(() => setLost(true));
    return () => ending.abort();
  }, [isOpen]);
  return { state, setup, setSetup, isLost };
}

type EarlierProps = { states: PublishSetup['states']; onBack: (date: string) => void };

function Earlier({ states, onBack }: EarlierProps) {
  const { t, locale } = useWords();
  if (states.length === 0) return undefined;
  return (
    <details>
      <summary>{t('publish.earlier')}</summary>
      <p className="hint">{t('publish.backAbout')}</p>
      <ul className="earlier">
        {states.map(({ date, pages }, at) => {
          const name = t('publish.earlierOne', { date: momentIn(locale, date), count: pages });
          return (
            <li key={date}>
              <span id={date}>{name}</span>{' '}
              {at === 0 ? (
                <em>{t('publish.current')}</em>
              ) : (
                <button type="button" aria-describedby={date} onClick={() => onBack(date)}>
                  {t('publish.back')}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

function Progress({ state }: { state: PublishState }) {
  const { t } = useWords();
  const { stage, steps, line, refusal, reasons, done } = state;
  const isRunning = stage === 'checking' || stage === 'sending';
  return (
    <>
      {steps.length > 0 && (
        <ol aria-label={t('publish.progress')} aria-busy={isRunning}>
          {steps.map(({ key, values }) => (
            <li key={key}>{t(key, values)}</li>
          ))}
        </ol>
      )}
      {isRunning && (
        <p className="hint" dir="auto">
          {line || '…'}
        </p>
      )}
      {refusal && (
        <p className="problem" role="alert">
          {t(refusal.key, refusal.values)}
        </p>
      )}
      {reasons.length > 0 && (
        <ul>
          {reasons.map(({ where, says, mend }) => (
            <li key={`${where} ${says}`} dir="auto">
              <b>{says}</b> {mend} {where && <code dir="ltr">{where}</code>}
            </li>
          ))}
        </ul>
      )}
      <p role="status">{done && t(done.key, done.values)}</p>
    </>
  );
}

export function Publish() {
  const { t, locale } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [wrong, setWrong] = useState('');
  const { state, setup, setSetup, isLost } = usePublishing(isOpen);
  const stage = state?.stage ?? 'idle';
  const isRunning = stage === 'checking' || stage === 'sending';

  async function run(
    name: 'publishPrepare' | 'publishConfirm' | 'publishStop' | 'publishBack',
    date?: string,
  ) {
    setWrong('');
    try {
      await ask(name, { date, locale });
    } catch (error) {
      setWrong(inWords(t, error));
    }
  }

  return (
    <>
      <button
        type="button"
        className="save"
        onClick={() => {
          dialog.current?.showModal();
          setOpen(true);
        }}
      >
        {t('publish.button')}
      </button>
      <dialog
        ref={dialog}
        className="publish"
        aria-labelledby="publish-title"
        onClose={() => setOpen(false)}
      >
        <header>
          <h2 id="publish-title">{t('publish.title')}</h2>
          <button type="button" onClick={() => dialog.current?.close()}>
            {t('publish.close')}
          </button>
        </header>
        <p>{t('publish.about')}</p>
        {setup && (
          <details open={setup.states.length === 0}>
            <summary>
              {t('publish.where')}: {t(`publish.to.${setup.setup.to}`)}
            </summary>
            <SetupForm setup={setup.setup} onSaved={setSetup} />
          </details>
        )}
        {state && <Progress state={state} />}
        {(isLost || wrong) && (
          <p className="problem" role="alert">
            {isLost ? t('editor.unreachable') : wrong}
          </p>
        )}
        {state?.changes && stage === 'ready' && <PublishChanges changes={state.changes} />}
        <p className="buttons">
          {stage === 'ready' && (
            <>
              <button type="button" className="save" onClick={() => void run('publishConfirm')}>
                {t('publish.now')}
              </button>
              <button type="button" onClick={() => void run('publishStop')}>
                {t('publish.notNow')}
              </button>
            </>
          )}
          {isRunning && (
            <button type="button" onClick={() => void run('publishStop')}>
              {t('publish.stop')}
            </button>
          )}
          {!isRunning && stage !== 'ready' && (
            <button type="button" className="save" onClick={() => void run('publishPrepare')}>
              {stage === 'refused' ? t('publish.again') : t('publish.start')}
            </button>
          )}
        </p>
        {setup && !isRunning && stage !== 'ready' && (
          <Earlier states={setup.states} onBack={(date) => void run('publishBack', date)} />
        )}
      </dialog>
    </>
  );
}
