import compile from 'icu-minify/compile';
import format from 'icu-minify/format';
import { memo, useCallback, useId, useLayoutEffect, useRef } from 'react';
import {
  argumentsOf,
  problemsOfMessage,
  type MessageProblem,
} from '../../../../app/content/message-problems.ts';
import { formatters } from '../../../../app/ui/formatters.ts';
import { siteValueNames } from '../../../../app/content/site-values.ts';
import { inEachLocale, localeInfo, locales, type Locale } from '../../../../app/locales.ts';
import { isWordKey, type Say } from '../../words.ts';
import type { Entry, Row } from '../ask.ts';
import { textOf } from './group.tsx';
import { useWords } from '../words.tsx';

type Texts = Record<Locale, string>;
type Change = (key: string, locale: Locale, text: string) => void;

const braced = (name: string) => `{${name}}`;

function sayProblem(t: Say, problem: MessageProblem) {
  return problem.kind === 'broken'
    ? t('texts.broken')
    : t(`texts.${problem.kind}`, {
        name: problem.kind === 'plural' ? problem.name : braced(problem.name),
      });
}

const meaningOf = (t: Say, name: string) => {
  const key = `argument.${name}`;
  return isWordKey(key) ? t(key) : name;
};

/** What the site fills in, and how a plural is written. */
function Hints({ message }: { message: string }) {
  const { t } = useWords();
  const names = argumentsOf(message);
  if (names.length === 0) return null;
  return (
    <ul className="hint">
      {names.map((name) => (
        <li key={name}>{t('texts.fills', { name: braced(name), meaning: meaningOf(t, name) })}</li>
      ))}
      {message.includes('plural,') && <li>{t('texts.forms')}</li>}
    </ul>
  );
}

type TextProps = {
  name: string;
  locale: Locale;
  text: string;
  /** The English text as saved, which has the arguments; missing where none are used. */
  model: string | undefined;
  onChange: Change;
};

function Text({ name, locale, text, model, onChange }: TextProps) {
  const id = useId();
  const { t } = useWords();
  const { dir, name: language } = localeInfo[locale];
  const problems =
    model === undefined
      ? []
      : text.trim() === ''
        ? [t('texts.empty')]
        : problemsOfMessage(text, model, locale).map((problem) => sayProblem(t, problem));
  return (
    <div className="language" data-language={locale}>
      <label htmlFor={id}>{language}</label>
      <textarea
        id={id}
        className="message"
        dir={dir}
        lang={locale}
        rows={1}
        value={text}
        aria-invalid={problems.length > 0}
        aria-describedby={problems.length > 0 ? `${id}problems` : undefined}
        onChange={({ target }) => onChange(name, locale, target.value)}
      />
      <div id={`${id}problems`} role="alert">
        {problems.map((problem) => (
          <p key={problem} className="problem">
            {problem}
          </p>
        ))}
      </div>
    </div>
  );
}

type RowProps = {
  name: string;
  title: string;
  texts: Texts;
  model: string | undefined;
  onChange: Change;
};

const sameRow = (a: RowProps, b: RowProps) =>
  a.title === b.title &&
  a.model === b.model &&
  a.onChange === b.onChange &&
  locales.every((locale) => a.texts[locale] === b.texts[locale]);

/** A room has up to 450 fields: only the one that is typed in is rendered again. */
const TextRow = memo(function TextRow({ name, title, texts, model, onChange }: RowProps) {
  return (
    <fieldset className="text-row" data-field={name}>
      <legend>{title}</legend>
      <div className="languages">
        {locales.map((locale) => (
          <Text
            key={locale}
            name={name}
            locale={locale}
            text={texts[locale]}
            model={model}
            onChange={onChange}
          />
        ))}
      </div>
      {model !== undefined && <Hints message={model} />}
    </fieldset>
  );
}, sameRow);

/** A message as a visitor reads it, for three of what it counts. */
function readable(message: string, locale: Locale) {
  const sample = (name: string) => (message.includes(`{${name}, plural`) ? 3 : braced(name));
  const values = Object.fromEntries(argumentsOf(message).map((name) => [name, sample(name)]));
  return format(compile(message), localeInfo[locale].intl, values, { formatters }).toString();
}

type Props = {
  rows: readonly Row[];
  entry: Entry;
  saved: Entry;
  /** Whether the texts are messages, with arguments and plurals. */
  areMessages: boolean;
  setEntry: (entry: Entry) => void;
};

const textIn = ({ words }: Entry, locale: Locale, key: string) =>
  textOf(words[locale]?.frontMatter[key]);

/** Short texts by key, three languages side by side. */
export function TextRows({ rows, entry, saved, areMessages, setEntry }: Props) {
  const { t, locale } = useWords();
  const latest = useRef({ entry, setEntry });
  useLayoutEffect(() => {
    latest.current = { entry, setEntry };
  });
  const change = useCallback<Change>((key, language, text) => {
    const { entry: now, setEntry: set } = latest.current;
    const words = now.words[language];
    if (!words) return;
    const frontMatter = { ...words.frontMatter, [key]: text };
    set({ ...now, words: { ...now.words, [language]: { ...words, frontMatter } } });
  }, []);
  return (
    <section aria-label={t(areMessages ? 'kind.texts' : 'kind.search')}>
      <p className="hint">
        {areMessages
          ? t('texts.siteValues', { names: siteValueNames.map(braced).join(' ') })
          : t('search.hint')}
      </p>
      {rows.map(({ key, titles }) => (
        <TextRow
          key={key}
          name={key}
          title={
            titles?.[locale] ?? (areMessages ? readable(textIn(saved, locale, key), locale) : key)
          }
          texts={inEachLocale((one) => textIn(entry, one, key))}
          model={areMessages ? textIn(saved, 'en', key) : undefined}
          onChange={change}
        />
      ))}
    </section>
  );
}
