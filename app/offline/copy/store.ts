import type { Locale } from '../../locales.ts';
import { startWorker } from '../start-worker.ts';
import type { CopyList } from '../names.ts';
import { newestList, removeCopies, storedCopies, type Stored } from './list.ts';
import { forgetSaving, noteSaving } from './note.ts';
import { saveCopy, type Outcome, type Progress } from './save.ts';

export type CopyState = {
  /** Nothing until the browser was asked; false where it keeps nothing. */
  possible?: boolean;
  whole?: Stored | undefined;
  begun?: Stored | undefined;
  /** What the site has now; nothing without a network. */
  newest?: CopyList | undefined;
  running?: Progress | undefined;
  outcome?: Outcome | 'removed' | undefined;
  /** Another tab is saving. */
  elsewhere?: boolean;
};

/** What the browser lacks in some private windows, and without a safe connection. */
const canKeep = async () =>
  'caches' in globalThis && 'locks' in navigator && (await startWorker()) !== undefined;

/** In milliseconds. */
const toldWithin = 1000;

function makeStore(locale: Locale) {
  const lock = `copy-${locale}`;
  const listeners = new Set<() => void>();
  let state: CopyState = {};
  let control: AbortController | undefined;

  function change(changes: CopyState) {
    state = { ...state, ...changes };
    for (const changed of listeners) changed();
  }

  async function look() {
    const copies = await storedCopies(locale);
    const { held = [] } = await navigator.locks.query();
    const elsewhere = !state.running && held.some(({ name }) => name === lock);
    change({
      whole: copies.find(({ list }) => list.savedOn !== undefined),
      begun: copies.find(({ list }) => list.savedOn === undefined),
      elsewhere,
    });
    // Told when the other tab has done.
    if (elsewhere) void navigator.locks.request(lock, () => {}).then(look);
  }

  /** Only one tab at a time may do this. */
  async function save() {
    const running = new AbortController();
    control = running;
    noteSaving(locale);
    // A page that is left lets go of the lock, and the next one goes on: resume.client.ts.
    let isLeft = false;
    const leave = () => {
      isLeft = true;
      running.abort();
    };
    addEventListener('pagehide', leave);
    change({ running: { done: 0, total: 0 }, outcome: undefined, elsewhere: false });
    // Asks the browser not to clear it; what it answers changes nothing.
    void navigator.storage?.persist?.().catch(() => {});
    const outcome = await saveCopy(locale, running.signal, (now) => change({ running: now }));
    const settle = () => {
      removeEventListener('pagehide', leave);
      if (!isLeft && control === running) forgetSaving(locale);
    };
    // The requests of a page that is left fail before it is told that it is left.
    if (outcome === 'interrupted') setTimeout(settle, toldWithin);
    else settle();
    await look();
    change({ running: undefined, outcome });
  }

  async function readNewest() {
    change({ newest: await newestList(locale).catch(() => state.newest) });
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get: () => state,
    /** Looks what is on this device, and what the site has. */
    async look() {
      if (!(await canKeep())) return change({ possible: false });
      await look();
      change({ possible: true });
      const newest = await newestList(locale).catch(() => undefined);
      change({ newest });
    },
    async save() {
      await navigator.locks.request(lock, { ifAvailable: true }, (mine) =>
        mine ? save() : look(),
      );
      await readNewest();
    },
    /** Waits until the page before has let go. */
    async resume() {
      await navigator.locks.request(lock, save);
      await readNewest();
    },
    stop: () => control?.abort(),
    async remove() {
      await removeCopies(locale);
      await look();
      change({ outcome: 'removed' });
    },
  };
}

const stores = new Map<Locale, ReturnType<typeof makeStore>>();

/** The copy of a language, one for all that this page loads. */
export function copyStore(locale: Locale) {
  const store = stores.get(locale) ?? makeStore(locale);
  stores.set(locale, store);
  return store;
}
