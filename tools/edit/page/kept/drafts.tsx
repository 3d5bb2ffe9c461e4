import { useState } from 'react';
import { same } from '../../same.ts';
import type { Entry } from '../ask.ts';
import { useWords } from '../words.tsx';

/* What is typed and not saved is kept in the browser, for each entry and each tab. */

type Draft = { entry: Entry; base: Entry; at: string };

const tabOf = () => {
  const known = sessionStorage.getItem('tab');
  if (known) return known;
  const made = crypto.randomUUID();
  sessionStorage.setItem('tab', made);
  return made;
};

const prefixOf = (folder: string) => `draft:${folder}:`;
const keyOf = (folder: string) => `${prefixOf(folder)}${tabOf()}`;

/** @returns whether the browser had room for it. */
export function keepDraft(folder: string, entry: Entry, base: Entry): boolean {
  const draft: Draft = { entry, base, at: new Date().toISOString() };
  try {
    localStorage.setItem(keyOf(folder), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export const forgetDraft = (folder: string) => localStorage.removeItem(keyOf(folder));

function draftsOf(folder: string): [string, Draft][] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(prefixOf(folder)))
    .flatMap((key): [string, Draft][] => {
      try {
        return [[key, JSON.parse(localStorage.getItem(key) ?? '')]];
      } catch {
        return [];
      }
    });
}

const textsOf = ({ facts, words }: Entry) => ({ facts, words });

type Props = {
  folder: string;
  saved: Entry;
  /** Gives the form what was typed, and what it was typed over. */
  onPut: (entry: Entry, base: Entry) => void;
};

export function Drafts({ folder, saved, onPut }: Props) {
  const { t, locale } = useWords();
  const [drafts, setDrafts] = useState(() =>
    draftsOf(folder).filter(([key, draft]) => {
      const isNew = !same(textsOf(draft.entry), textsOf(saved));
      if (!isNew) localStorage.removeItem(key);
      return isNew;
    }),
  );
  const drop = (key: string) => setDrafts(drafts.filter(([one]) => one !== key));
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <>
      {drafts.map(([key, draft]) => (
        <div key={key} className="notice" role="group" aria-labelledby={key}>
          <p id={key}>{t('draft.had', { when: format.format(new Date(draft.at)) })}</p>
          {draft.base.stamp !== saved.stamp && <p>{t('draft.elsewhere')}</p>}
          <button
            type="button"
            onClick={() => {
              onPut(draft.entry, draft.base);
              if (key !== keyOf(folder)) localStorage.removeItem(key);
              drop(key);
            }}
          >
            {t('draft.put')}
          </button>
          <button
            type="button"
            onClick={() => {
              localStorage.removeItem(key);
              drop(key);
            }}
          >
            {t('draft.throw')}
          </button>
        </div>
      ))}
    </>
  );
}
