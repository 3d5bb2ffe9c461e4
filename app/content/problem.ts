import english from './words/en.json' with { type: 'json' };

/* What does not fit in content/. The build says it in English, `npm run check` by its name in Turkish and Arabic too. */

export type ProblemName = keyof typeof english;

type Values = Readonly<Record<string, string | number>>;

export type ContentProblem = {
  /** `destinations/ephesus/words.tr.md` */
  file: string;
  /** `tips.2.text`; empty for the whole file. */
  field: string;
  name: ProblemName;
  values: Values;
  /** In English. */
  says: string;
};

export function problem(
  file: string,
  field: string,
  name: ProblemName,
  values: Values = {},
): ContentProblem {
  const says = english[name].replaceAll(/\{(\w+)\}/g, (_, key: string) => String(values[key]));
  return { file, field, name, values, says };
}

export const inEnglish = ({ file, field, says }: ContentProblem) =>
  `content/${file}: ${field === '' ? '' : `${field}: `}${says}`;
