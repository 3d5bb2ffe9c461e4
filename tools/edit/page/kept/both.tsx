import { useId, useState } from 'react';
import { isLocale, localeInfo } from '../../../../app/locales.ts';
import type { Both as Texts, Conflict, Entry } from '../ask.ts';
import { useFieldNames } from '../fields/field-names.ts';
import { useWords } from '../words.tsx';

type Props = {
  kind: string;
  both: Texts;
  onChosen: (entry: Entry, base: Entry) => void;
  onCancel: () => void;
};

const textOf = (value: unknown) =>
  typeof value === 'string' ? value : (JSON.stringify(value, undefined, 2) ?? '');

type Path = Conflict['path'];

function setAt(value: unknown, path: Path, to: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return to;
  if (Array.isArray(value)) {
    return value.map((one: unknown, at) => (at === key ? setAt(one, rest, to) : one));
  }
  return typeof value === 'object' ? fieldSet({ ...value }, path, to) : to;
}

const fieldSet = (fields: Record<string, unknown>, [key = '', ...rest]: Path, to: unknown) => ({
  ...fields,
  [key]: setAt(fields[key], rest, to),
});

/** An entry with another value of a field. */
function withChoice(entry: Entry, [part, first, where, ...inner]: Path, to: unknown): Entry {
  if (part === 'facts' && first !== undefined) {
    const path = [first, ...(where === undefined ? [] : [where]), ...inner];
    return { ...entry, facts: fieldSet(entry.facts ?? {}, path, to) };
  }
  const locale = String(first);
  const words = isLocale(locale) ? entry.words[locale] : undefined;
  if (!isLocale(locale) || !words) return entry;
  const changed =
    where === 'body'
      ? { ...words, body: String(to) }
      : { ...words, frontMatter: fieldSet(words.frontMatter, inner, to) };
  return { ...entry, words: { ...entry.words, [locale]: changed } };
}

/** `['words', 'tr', 'frontMatter', 'tips', 2, 'text']` → the file and the path of a field */
function fieldOf([part, ...rest]: Conflict['path']) {
  if (part === 'facts') return { file: 'facts', path: rest.join('.') };
  const [locale = '', where, ...inner] = rest;
  return { file: String(locale), path: where === 'body' ? 'body' : inner.join('.') };
}

/** Stable, so that it runs once. */
const focus = (section: HTMLElement | null) => section?.focus();

/** Both texts of each field that two editors changed. */
export function Both({ kind, both: { entry, theirs, conflicts }, onChosen, onCancel }: Props) {
  const { t } = useWords();
  const nameOf = useFieldNames(kind);
  const id = useId();
  const [chosen, setChosen] = useState(() => conflicts.map(({ mine }) => mine));

  return (
    <section className="both" aria-labelledby={id} tabIndex={-1} ref={focus}>
      <h2 id={id}>{t('both.title')}</h2>
      <p>{t('both.hint')}</p>
      {conflicts.map(({ path, mine, theirs: other }, at) => {
        const { file, path: inner } = fieldOf(path);
        const field = nameOf(file, inner);
        const shown = { dir: isLocale(file) ? localeInfo[file].dir : ('auto' as const) };
        const take = (value: unknown) => setChosen(chosen.with(at, value));
        return (
          <fieldset key={path.join('.')}>
            <legend>{field}</legend>
            <div className="sides">
              {[
                { is: 'mine' as const, value: mine },
                { is: 'theirs' as const, value: other },
              ].map(({ is, value }) => (
                <div key={is}>
                  <h3>{t(`both.${is}`)}</h3>
                  <p {...shown} className="text">
                    {textOf(value)}
                  </p>
                  <button type="button" onClick={() => take(value)}>
                    {t(`both.take.${is}`, { field })}
                  </button>
                </div>
              ))}
            </div>
            <label htmlFor={`${id}${at}`}>{t('both.result', { field })}</label>
            <textarea
              id={`${id}${at}`}
              {...shown}
              readOnly={typeof mine !== 'string' || typeof other !== 'string'}
              value={textOf(chosen[at])}
              onChange={({ target }) => take(target.value)}
            />
          </fieldset>
        );
      })}
      <button
        type="button"
        className="save"
        onClick={() => {
          const whole = conflicts.reduce(
            (value, { path }, at) => withChoice(value, path, chosen[at]),
            entry,
          );
          onChosen(whole, theirs);
        }}
      >
        {t('both.save')}
      </button>
      <button type="button" onClick={onCancel}>
        {t('both.cancel')}
      </button>
    </section>
  );
}
