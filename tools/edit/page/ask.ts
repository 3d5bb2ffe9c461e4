import type { Change, Piece } from '../history/difference.ts';
import type { Broken, Entry } from '../entry.ts';
import type { Kept, WhereKept } from '../history/history.ts';
import type { Both } from '../history/keep.ts';
import type { Form } from '../kinds.ts';
import { pictureType } from '../guard.ts';
import type { FoundPhoto } from '../photos/photo-hosts.ts';
import type { Conflict } from '../history/merge.ts';
import type { Shown } from '../preview.ts';
import type { Problem } from '../problem.ts';
import type { Publishing } from '../../../app/content/publishing-schema.ts';
import type { PublishState } from '../../publish/job.ts';
import type { PlacedPointer, Target } from '../remove/removal.ts';
import type { Issue } from '../form/validate.ts';
import type { Row } from '../stores/store.ts';
import type { Task } from '../tasks.ts';
import type { Option, Titles } from '../titles.ts';
import { isWordKey, type Say, type Values, type WordKey } from '../words.ts';

export type Kind = {
  kind: string;
  label: WordKey;
  /** The words of the button that begins one. */
  begins?: WordKey;
  file?: string;
  form: Form;
  entries: { id: string; titles: Titles }[];
};
export type Relations = Record<string, Option[]>;
export type Overview = { kinds: Kind[]; relations: Relations };
export type PublishSetup = { setup: Publishing; states: { date: string; pages: number }[] };
export type {
  Shown,
  Both,
  Broken,
  Change,
  Conflict,
  Entry,
  Issue,
  Kept,
  Piece,
  PlacedPointer,
  Problem,
  Row,
  Task,
  Target,
  WhereKept,
};

/** An entry as it is on the disk now. */
type Now = { entry: Entry; problems: Problem[] };

type Answers = {
  overview: Overview;
  entry: Entry & { rows?: Row[] };
  save:
    | (Now & { written: string[]; step?: Kept; merged?: true })
    | { refused: Issue[] }
    | { both: Both };
  mend: Now;
  lastGood: Now;
  steps: { steps: Kept[]; where: WhereKept };
  difference: Change[];
  undo: { problems: Problem[] };
  back: Now;
  preview: Shown;
  tasks: Task[];
  suggestWay: unknown;
  suggestWays: Task[];
  find: string[];
  photoAt: FoundPhoto;
  problems: Problem[];
  begin: { kind: string; id: string };
  pointers: { pointers: PlacedPointer[]; targets: Target[]; hasPage: boolean };
  remove: { problems: Problem[] };
  rename: { problems: Problem[] };
  publishSetup: PublishSetup;
  publishSave: PublishSetup;
  publishState: PublishState;
  publishPrepare: PublishState;
  publishBack: PublishState;
  publishConfirm: PublishState;
  publishStop: PublishState;
};

/** What the server refused; its `inWords` is what the owner reads. */
class Refused extends Error {
  readonly key: WordKey;
  readonly values: Values | undefined;

  constructor({ key, values, refused }: { key?: string; values?: Values; refused?: string }) {
    super(refused ?? '');
    this.key = key !== undefined && isWordKey(key) ? key : 'editor.failed';
    this.values = values;
  }
}

export const inWords = (t: Say, error: unknown): string =>
  error instanceof Refused
    ? `${t(error.key, error.values)} ${error.message}`.trim()
    : t('editor.unreachable');

async function answerOf(response: Response) {
  const answer = await response.json();
  if (!response.ok) throw new Refused(answer);
  return answer;
}

/** @throws {Refused} */
export async function ask<Name extends keyof Answers>(
  name: Name,
  question: object = {},
): Promise<Answers[Name]> {
  return answerOf(
    await fetch(`/api/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(question),
    }),
  );
}

/** @throws {Refused} */
export async function sendPhoto(
  photo: File,
  what: string,
): Promise<{ id: string; width: number; height: number }> {
  const about = new URLSearchParams({ name: photo.name, what });
  return answerOf(
    await fetch(`/api/photo?${about}`, {
      method: 'POST',
      headers: { 'Content-Type': pictureType },
      body: photo,
    }),
  );
}
