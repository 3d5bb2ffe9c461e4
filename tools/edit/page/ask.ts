import type { Entry } from '../entry.ts';
import type { Form } from '../kinds.ts';
import type { Problem } from '../problems.ts';

export type Kind = {
  kind: string;
  label: string;
  begins?: string;
  file?: string;
  form: Form;
  entries: { id: string; title: string }[];
};
export type Relations = Record<string, string[]>;
export type Overview = { kinds: Kind[]; relations: Relations };
export type { Entry, Problem };

type Answers = {
  overview: Overview;
  entry: Entry;
  save: { written: string[]; entry: Entry; problems: Problem[] };
  find: string[];
  problems: Problem[];
  begin: { kind: string; id: string };
};

/** @throws {Error} with the server's message. */
export async function ask<Name extends keyof Answers>(
  name: Name,
  question: object = {},
): Promise<Answers[Name]> {
  const response = await fetch(`/api/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(question),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.refused);
  return answer;
}
