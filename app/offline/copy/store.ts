import type { Locale } from '../../locales.ts';
import { canCache } from '../forget.ts';
import { startWorker } from '../start-worker.ts';
import type { CopyList } from '../names.ts';
import { newestList, removeCopies, storedCopies, type Stored } from './list.ts';
import { forgetSaving, noteSaving } from './note.ts';
import { saveCopy, type Outcome, type Progress } from './save.ts';

export type CopyState = {
  /** Undefined until the caches were read. */
  possible?: boolean;
  whole?: Stored | undefined;
  begun?: Stored | undefined;
  /** Undefined offline. */
  newest?: CopyList | undefined;
  running?: Progress | undefined;
  outcome?: Outcome | 'removed' | undefined;
  /** Another tab is saving. */
  elsewhere?: boolean;
};

/** False in some private windows and over plain HTTP. */
const canKeep = async () =>
  (await canCache()) && 'locks' in navigator && (await startWorker()) !== undefined;

/** `pagehide` comes within this time after the requests of a left page fail, in milliseconds. */
const pagehideDelay = 1000;

function makeStore(locale: Locale) {
  const lock = `copy-${locale}`;
  const listeners = new Set<() => void>();
  let state: CopyState = {};
  let control: AbortController | undefined;

  function update(changes: CopyState) {
    state = { ...state, ...changes };
    for (const changed of listeners) changed();
  }

  async function look() {
    const copies = await storedCopies(locale);
    const { held = [] } = await navigator.locks.query();
    const elsewhere = !state.running && held.some(({ name }) => name === lock);
    const whole = copies.find(({ list }) => list.savedOn !== undefined);
    update({
      whole,
      begun: copies.find(({ list }) => list.savedOn === undefined),
      elsewhere,
      ...(state.outcome === 'done' && !whole && { outcome: undefined }),
    });
    // Granted when the other tab has finished.
    if (elsewhere) void navigator.locks.request(lock, () => {}).then(look);
  }

  /** Runs under the lock. */
  async function save() {
    const running = new AbortController();
    control = running;
    noteSaving(locale);
    // The next page goes on: resume.client.ts.
    let isLeft = false;
    const leave = () => {
      isLeft = true;
      running.abort();
    };
    addEventListener('pagehide', leave);
    update({ running: { done: 0, total: 0 }, outcome: undefined, elsewhere: false });
    void navigator.storage?.persist?.().catch(() => {});
    const outcome = await saveCopy(locale, running.signal, (now) => update({ running: now }));
    const settle = () => {
      removeEventListener('pagehide', leave);
      if (!isLeft && control === running) forgetSaving(locale);
    };
    if (outcome === 'interrupted') setTimeout(settle, pagehideDelay);
    else settle();
    await look();
    update({ running: undefined, outcome });
  }

  const readNewest = async () =>
    update({ newest: await newestList(locale).catch(() => undefined) });

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get: () => state,
    async look() {
      if (!(await canKeep())) return update({ possible: false });
      await look();
      update({ possible: true });
      await readNewest();
    },
    async save() {
      await navigator.locks.request(lock, { ifAvailable: true }, (mine) =>
        mine ? save() : look(),
      );
      await readNewest();
    },
    /** Waits for the lock of the previous page. */
    async resume() {
      await navigator.locks.request(lock, save);
      await readNewest();
    },
    stop: () => control?.abort(),
    async remove() {
      await removeCopies(locale);
      await look();
      update({ outcome: 'removed' });
    },
  };
}

const stores = new Map<Locale, ReturnType<typeof makeStore>>();

/** One store a language and page. */
export function copyStore(locale: Locale) {
  const store = stores.get(locale) ?? makeStore(locale);
  stores.set(locale, store);
  return store;
}
