import type { ContentProblem } from '../../app/content/problem.ts';
import type { Advice } from './advice.ts';
import { type Checked, lineIn, type Problem } from './check.ts';
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
import arabic from '../../app/content/words/ar.json' with { type: 'json' };
import turkish from '../../app/content/words/tr.json' with { type: 'json' };

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

const pathOf = (file: string, line?: number) =>
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

const rowOf = ({ file, line, field, says }: Problem) =>
  `${pathOf(file, line)}: ${field && `${field}: `}${says}`;

/** For terminals. */
export function textOf({ problems, remarks, advice }: Checked): string {
  const key = problems.length > 0 ? 'summary.bad' : 'summary.good';
  const looks = advice.flatMap((one) => [
    adviceIn(one, 'en'),
    ...one.files.map((file) => `  ${pathOf(file)}`),
  ]);
  const count = say('en', key, { count: problems.length });
  return [...problems.map(rowOf), count, ...remarks.map(rowOf), ...looks].join('\n');
}

const escaped = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const property = (text: string) => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** Commands of GitHub's log: https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
export function annotationsOf(root: string, { problems, remarks, advice }: Checked): string[] {
  const annotation = (level: 'error' | 'warning') => (found: Problem) => {
    const { file, line = 1, field } = found;
    const names = languages.map((language) => fieldName(file, field, language) || file);
    const title = property([...new Set(names)].join(' · '));
    const text = languages.map((language) => sentenceOf(root, found, language)).join('\n');
    return `::${level} file=${property(pathOf(file))},line=${line},title=${title}::${escaped(text)}`;
  };
  return [
    ...problems.map(annotation('error')),
    ...remarks.map(annotation('warning')),
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
export function summaryOf(root: string, checked: Checked, browse?: string): string {
  const { problems, remarks, advice } = checked;
  const pathTo = (file: string, line: number | undefined) => {
    const shown = `<code dir="ltr">${plain(pathOf(file, line))}</code>`;
    if (browse === undefined || line === undefined) return shown;
    return `<a href="${encodeURI(`${browse}content/${file}?plain=1#L${line}`)}">${shown}</a>`;
  };
  return inLanguages((language) => {
    const place = (file: string) => plain(placeName(root, file, language));
    const itemOf = (found: Problem) => {
      const { file, line, field } = found;
      const name = fieldName(file, field, language);
      const about = `**${place(file)}**${name && ` · ${plain(name)}`}`;
      return `- ${about}: ${plain(sentenceOf(root, found, language))} ${pathTo(file, line)}`;
    };
    const looks = advice.flatMap((one) => [
      `- ${plain(adviceIn(one, language))}`,
      ...one.files.map(
        (file) => `  - ${place(file)} ${pathTo(file, lineIn(root, file, one.field))}`,
      ),
    ]);
    const isBad = problems.length > 0;
    const key = isBad ? 'summary.bad' : 'summary.good';
    const worth = [...remarks.map(itemOf), ...looks];
    return [
      `## ${say(language, key, { count: problems.length })}`,
      ...(isBad ? [say(language, 'summary.kept'), problems.map(itemOf).join('\n')] : []),
      ...(worth.length > 0 ? [`### ${say(language, 'summary.advice')}`, worth.join('\n')] : []),
    ].join('\n\n');
  });
}
