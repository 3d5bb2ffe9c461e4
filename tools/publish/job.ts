import { join } from 'node:path';
import type { Locale } from '../../app/locales.ts';
import { Refusal } from '../edit/refusal.ts';
import type { Values, WordKey } from '../edit/words.ts';
import { type Changes, changesBetween } from './changes.ts';
import type { Check, Reason } from './checking.ts';
import { recordOf, sameFiles, type SiteRecord } from './record.ts';
import { publishingOf, send, siteFacts } from './send.ts';
import { storeOf } from './store.ts';

export type Said = { key: WordKey; values?: Values | undefined };

export type PublishState = {
  /** Grows with every change. */
  version: number;
  stage: 'idle' | 'checking' | 'refused' | 'ready' | 'sending' | 'done';
  steps: Said[];
  /** The last line of what is running. */
  line: string;
  /** Why the site may not go live. */
  reasons: Reason[];
  changes?: Changes;
  refusal?: Said;
  done?: Said;
};

type Options = {
  /** Of the project or its copy: `content`, `build/client` and `published` are in it. */
  folder: string;
  check: Check;
  /** After the site was sent. */
  afterwards?: (site: string) => void;
  env?: NodeJS.ProcessEnv;
  now?: () => Date;
  watch?: (state: PublishState) => void;
};

const saidOf = (error: unknown): Said =>
  error instanceof Refusal
    ? { key: error.key, values: error.values }
    : {
        key: 'publish.unexpected',
        values: { said: error instanceof Error ? error.message : String(error) },
      };

/** One publishing at a time: check, show what changes, ask, send, keep. */
export function publisher(options: Options) {
  const { folder, check, afterwards, env, now = () => new Date(), watch } = options;
  const content = join(folder, 'content');
  const built = join(folder, 'build/client');
  const store = storeOf(folder);
  let state: PublishState = { version: 0, stage: 'idle', steps: [], line: '', reasons: [] };
  let waiting: (() => void)[] = [];
  let ending = new AbortController();
  let prepared: { site: string; record: SiteRecord } | undefined;

  const change = (next: Partial<Omit<PublishState, 'version'>>) => {
    state = { ...state, ...next, version: state.version + 1 };
    watch?.(state);
    const all = waiting;
    waiting = [];
    for (const wake of all) wake();
  };
  const step = (key: WordKey, values?: Values) =>
    change({ steps: [...state.steps, { key, values }], line: '' });
  const tell = (line: string) => change({ line });
  const isBusy = () => state.stage === 'checking' || state.stage === 'sending';

  async function run(stage: 'checking' | 'sending', work: (signal: AbortSignal) => Promise<void>) {
    ending = new AbortController();
    const { signal } = ending;
    change({ stage });
    try {
      await work(signal);
    } catch (error) {
      if (!signal.aborted) change({ stage: 'refused', refusal: saidOf(error), line: '' });
    }
    if (!signal.aborted) return;
    const key = stage === 'sending' ? 'publish.stoppedSending' : 'publish.stopped';
    change({ stage: 'refused', refusal: { key }, line: '' });
  }

  const show = (site: string, record: SiteRecord) => {
    prepared = { site, record };
    change({ stage: 'ready', changes: changesBetween(store.states()[0], record), line: '' });
  };
  const clear = () => {
    prepared = undefined;
    const { version } = state;
    state = { version, stage: 'idle', steps: [], line: '', reasons: [] };
  };

  return {
    state: () => state,
    isBusy,
    /** Resolves with the next state, or with the same one after some seconds. */
    async after(version: number) {
      if (state.version === version) {
        await new Promise<void>((resolve) => {
          const late = setTimeout(resolve, 20_000);
          late.unref();
          waiting.push(() => {
            clearTimeout(late);
            resolve();
          });
        });
      }
      return state;
    },
    async prepare(locale: Locale) {
      if (isBusy()) return;
      clear();
      await run('checking', async (signal) => {
        publishingOf(content);
        step('publish.step.check');
        const reasons = await check({ locale, tell, signal });
        if (signal.aborted) return;
        if (reasons.length > 0) {
          change({ stage: 'refused', refusal: { key: 'publish.notYet' }, reasons, line: '' });
          return;
        }
        step('publish.step.compare');
        show(built, recordOf(built, now().toISOString()));
      });
    },
    /** Of that date, or the state before the last one. @throws {Refusal} if it is not kept */
    async prepareBack(date?: string) {
      if (isBusy()) return;
      const states = store.states();
      const [last] = states;
      const wanted = states.find((one) =>
        date === undefined ? last && !sameFiles(one, last) : one.date === date,
      );
      if (!wanted) throw new Refusal('publish.nothingBefore');
      clear();
      await run('checking', async () => {
        step('publish.step.compare');
        show(store.restore(wanted), { ...wanted, date: now().toISOString() });
      });
    },
    async confirm() {
      if (state.stage !== 'ready' || !prepared) return;
      const { site, record } = prepared;
      await run('sending', async (signal) => {
        const to = publishingOf(content);
        const { name, email, origin } = siteFacts(content);
        step(`publish.step.${to.to}`);
        store.keepFiles(site, record);
        const sending = { site, folder, store: store.folder, date: record.date, tell, signal };
        const by = { name: name.en, email };
        const place = await send(to, { ...sending, ...(env && { env }) }, by);
        if (signal.aborted) return;
        store.keepRecord(record);
        store.forgetRestored();
        afterwards?.(site);
        change({
          stage: 'done',
          done: { key: `publish.done.${to.to}`, values: { place, origin } },
        });
      });
    },
    /** Ends what is running; nothing is asked then. */
    stop() {
      if (isBusy()) ending.abort();
      else {
        clear();
        change({});
      }
    },
    states: () =>
      store.states().map((one) => ({ date: one.date, pages: Object.keys(one.pages).length })),
  };
}
export type Publisher = ReturnType<typeof publisher>;
