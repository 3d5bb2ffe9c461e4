import type { ContentProblem } from '../../app/content/problem.ts';
import type { Advice } from './advice.ts';
import { type Checked, lineIn } from './check.ts';
import {
  fill,
  inLanguages,
  type Language,
  languages,
  listed,
  plain,
  say,
  type Values,
} from './say.ts';
import { fieldName, placeName, titleOf } from './where.ts';
import arabic from './words/problems.ar.json' with { type: 'json' };
import turkish from './words/problems.tr.json' with { type: 'json' };

/** English is in app/content/problem.ts. */
const sentences = {
  tr: new Map(Object.entries(turkish)),
  ar: new Map(Object.entries(arabic)),
};

/** Destinations and folders by their titles. */
function named(root: string, values: Values, language: Language): Values {
  const title = (folder: string) => titleOf(root, folder, language);
  const entries = Object.entries(values).map(([name, value]): [string, string | number] => {
    if (name === 'entries') return [name, listed(language, String(value).split(', ').map(title))];
    const isPlace = name === 'place' || name === 'before';
    return [name, isPlace ? title(`destinations/${value}`) : value];
  });
  return Object.fromEntries(entries);
}

const pathOf = (file: string, line: number | undefined) =>
  `content/${file}${line === undefined ? '' : `:${line}`}`;

export function sentenceOf(root: string, found: ContentProblem, language: Language): string {
  if (language === 'en') return found.says;
  const { name, field, values } = found;
  const known = sentences[language];
  const last = field.split('.').findLast((key) => !/^\d+$/.test(key));
  const own = name === 'other' || name === 'format' ? known.get(`field.${last}`) : undefined;
  const key = name === 'unreadable' ? `unreadable.${values['kind']}` : name;
  return fill(language, own ?? known.get(key) ?? found.says, named(root, values, language));
}

const adviceIn = ({ name, field, files: [file = ''] }: Advice, language: Language) =>
  say(language, `advice.${name}`, { field: fieldName(file, field, language) });

/** For terminals. */
export function textOf({ problems, advice }: Checked): string {
  const lines = problems.map(
    ({ file, line, field, says }) => `${pathOf(file, line)}: ${field && `${field}: `}${says}`,
  );
  const key = problems.length > 0 ? 'summary.bad' : 'summary.good';
  const looks = advice.flatMap((one) => [
    adviceIn(one, 'en'),
    ...one.files.map((file) => `  content/${file}`),
  ]);
  return [...lines, say('en', key, { count: problems.length }), ...looks].join('\n');
}

const escaped = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const property = (text: string) => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** Commands of GitHub's log: https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
export function annotationsOf(root: string, { problems, advice }: Checked): string[] {
  return [
    ...problems.map((found) => {
      const { file, line, field } = found;
      const names = languages.map((language) => fieldName(file, field, language) || file);
      const title = [...new Set(names)].join(' · ');
      const text = languages.map((language) => sentenceOf(root, found, language)).join('\n');
      const place = `file=${property(pathOf(file, undefined))},line=${line ?? 1}`;
      return `::error ${place},title=${property(title)}::${escaped(text)}`;
    }),
    ...advice.map((one) => {
      const title = languages.map((language) => say(language, 'summary.advice')).join(' · ');
      const text = languages.map((language) => {
        const places = one.files.map((file) => placeName(root, file, language));
        return `${adviceIn(one, language)} ${listed(language, places)}`;
      });
      return `::warning title=${property(title)}::${escaped(text.join('\n'))}`;
    }),
  ];
}

/**
 * For the page of a run, in Markdown.
 * @param browse Address of the repository's files, with a slash at the end.
 */
export function summaryOf(root: string, { problems, advice }: Checked, browse?: string): string {
  const pathTo = (file: string, line: number | undefined) => {
    const shown = `<code dir="ltr">${plain(pathOf(file, line))}</code>`;
    if (browse === undefined || line === undefined) return shown;
    return `<a href="${encodeURI(`${browse}content/${file}?plain=1#L${line}`)}">${shown}</a>`;
  };
  return inLanguages((language) => {
    const bad = problems.length > 0;
    const lines = problems.map((found) => {
      const { file, line, field } = found;
      const name = fieldName(file, field, language);
      const about = `**${plain(placeName(root, file, language))}**${name && ` · ${plain(name)}`}`;
      return `- ${about}: ${plain(sentenceOf(root, found, language))} ${pathTo(file, line)}`;
    });
    const looks = advice.flatMap((one) => [
      `- ${plain(adviceIn(one, language))}`,
      ...one.files.map((file) => {
        const line = lineIn(root, file, one.field);
        return `  - ${plain(placeName(root, file, language))} ${pathTo(file, line)}`;
      }),
    ]);
    return [
      `## ${say(language, bad ? 'summary.bad' : 'summary.good', { count: problems.length })}`,
      ...(bad ? [say(language, 'summary.kept'), lines.join('\n')] : []),
      ...(looks.length > 0 ? [`### ${say(language, 'summary.advice')}`, looks.join('\n')] : []),
    ].join('\n\n');
  });
}
