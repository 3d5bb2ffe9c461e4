import { useId } from 'react';
import { localeInfo, type Locale } from '../../../../app/locales.ts';
import type { Part } from '../../form/part.ts';
import type { Entry } from '../ask.ts';
import { Field } from './fields.tsx';
import { useFieldWords } from './form-context.ts';
import { FieldProblems } from './group.tsx';
import { pastePlain } from './paste.ts';
import { useUnwritten } from './unwritten.ts';
import { useWords } from '../words.tsx';

/* Fields of one language. */

export type Words = NonNullable<Entry['words'][Locale]>;

export function Body({
  words,
  locale,
  onChange,
}: {
  words: Words;
  locale: Locale;
  onChange: (body: string) => void;
}) {
  const id = useId();
  const { t } = useWords();
  const language = new Intl.DisplayNames(useWords().locale, { type: 'language' }).of(locale);
  return (
    <div className="field" data-field="body">
      <label htmlFor={id}>
        {t('form.inLanguage', { name: t('form.body'), language: language ?? locale })}
      </label>
      <textarea
        id={id}
        className="body"
        dir={localeInfo[locale].dir}
        lang={locale}
        aria-describedby={`${id}hint`}
        {...useUnwritten(words.body, onChange)}
        onPaste={(event) => pastePlain(event, 'several')}
      />
      <p className="hint" id={`${id}hint`}>
        {t('form.bodyHint')}
      </p>
      <FieldProblems path="body" />
    </div>
  );
}

type WordProps = {
  name: string;
  part: Part;
  words: Words;
  onChange: (words: Words) => void;
};

export function Word({ name, part, words, onChange }: WordProps) {
  const { labelOf } = useFieldWords();
  return (
    <Field
      part={part}
      name={labelOf(name)}
      path={name}
      value={words.frontMatter[name]}
      onChange={(value) =>
        onChange({ ...words, frontMatter: { ...words.frontMatter, [name]: value } })
      }
    />
  );
}
