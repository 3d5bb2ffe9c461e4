import { useEffect, useRef, useState } from 'react';
import {
  ask,
  type Both,
  type Entry,
  inWords,
  type Issue,
  type Kept,
  type Problem,
  type Row,
} from '../ask.ts';
import { forgetDraft, keepDraft } from './drafts.tsx';
import { withTypedSince } from './typed-since.ts';
import { useWords } from '../words.tsx';

type Options = {
  kind: string;
  id: string;
  title: string;
  onSaved: (problems: Problem[]) => void;
};

/** An entry as it was opened and as it is typed, and what came of saving it. */
export function useSaving({ kind, id, title, onSaved }: Options) {
  const { t } = useWords();
  const folder = `${kind}/${id}`;
  const [entry, setTyped] = useState<Entry>();
  const [saved, setSaved] = useState<Entry>();
  const [rows, setRows] = useState<Row[]>();
  const [first, setFirst] = useState<Entry>();
  const [message, setMessage] = useState('');
  const [isSaving, setSaving] = useState(false);
  const [refused, setRefused] = useState<Issue[]>([]);
  const [both, setBoth] = useState<Both>();
  const [step, setStep] = useState<Kept>();
  const [unopened, setUnopened] = useState<unknown>();
  const latest = useRef(entry);
  useEffect(() => {
    latest.current = entry;
  });

  function show(now: Entry) {
    setTyped(now);
    setSaved(now);
    setRefused([]);
  }

  function type(next: Entry, base: Entry) {
    setTyped(next);
    setMessage(keepDraft(folder, next, base) ? '' : t('draft.full'));
  }

  useEffect(() => {
    let isAsked = true;
    async function open() {
      try {
        const { rows: texts, ...found } = await ask('entry', { kind, id });
        if (!isAsked) return;
        setRows(texts);
        setFirst(found);
        setTyped(found);
        setSaved(found);
      } catch (error) {
        if (isAsked) setUnopened(error);
      }
    }
    void open();
    return () => {
      isAsked = false;
    };
  }, [kind, id]);

  async function save(asked: Entry | undefined = entry, base: Entry | undefined = saved) {
    setSaving(true);
    try {
      const what = t('history.saved', { entry: title });
      const answer = await ask('save', { kind, id, entry: asked, base, what });
      setRefused('refused' in answer ? answer.refused : []);
      setBoth('both' in answer ? answer.both : undefined);
      setMessage('');
      if ('refused' in answer || 'both' in answer) return;
      const now = latest.current;
      show(answer.entry);
      setStep(answer.step);
      forgetDraft(folder);
      onSaved(answer.problems);
      if (asked && now && now !== asked) {
        // "Saved" would not be true of it.
        type(withTypedSince(asked, now, answer.entry), answer.entry);
        return;
      }
      const said =
        answer.written.length > 0
          ? t('save.saved', { files: answer.written.join(', ') })
          : t('save.nothing');
      setMessage(answer.merged ? `${said} ${t('both.merged')}` : said);
    } catch (error) {
      setMessage(inWords(t, error));
    } finally {
      setSaving(false);
    }
  }

  return {
    entry,
    saved,
    /** As it was when the form was opened. */
    first,
    /** Texts by key, in place of a form. */
    rows,
    message: unopened ? inWords(t, unopened) : isSaving ? t('save.saving') : message,
    setMessage,
    refused,
    both,
    step,
    save,
    setEntry: (next: Entry) => {
      if (saved) type(next, saved);
    },
    /** What was typed before, over what was saved then. */
    put: (typed: Entry, base: Entry) => {
      setTyped(typed);
      setSaved(base);
    },
    cancelBoth: () => setBoth(undefined),
    /** After the files were changed by other means than saving. */
    showNow: (now: Entry, problems: Problem[]) => {
      show(now);
      setStep(undefined);
      onSaved(problems);
    },
    undone: async (problems: Problem[]) => {
      show(await ask('entry', { kind, id }));
      setStep(undefined);
      onSaved(problems);
      setMessage(t('history.isUndone'));
    },
  };
}

type Typed = {
  entry: Entry | undefined;
  changed: boolean;
  onChanged: (changed: boolean) => void;
  onTyped: (entry: Entry | undefined) => void;
};

/** Tells what is typed a while after each change, and lets the browser ask before it leaves the page. */
export function useTyped({ entry, changed, onChanged, onTyped }: Typed) {
  useEffect(() => {
    const timer = setTimeout(() => onTyped(entry), 700);
    return () => clearTimeout(timer);
  }, [entry, onTyped]);

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
}
