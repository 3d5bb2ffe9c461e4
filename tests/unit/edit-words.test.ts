import { describe, expect, test } from 'vitest';
import { locales } from '../../app/locales.ts';
import { controlOf, variantsOf } from '../../tools/edit/form/control.ts';
import { wordsOf, wordsOfChoice } from '../../tools/edit/form/field-words.ts';
import { formOf, kinds } from '../../tools/edit/kinds.ts';
import type { Part } from '../../tools/edit/form/part.ts';
import { editorWords } from '../../tools/edit/words.ts';

/* What the editor calls each field of each schema. */

type Field = { path: string; part: Part };

/** Constants have no control. */
function fieldsIn(part: Part, path: string): Field[] {
  const own = Object.entries(part.properties ?? {})
    .filter(([, inner]) => controlOf(inner) !== 'fixed')
    .map(([key, inner]) => ({ path: path === '' ? key : `${path}.${key}`, part: inner }));
  return [
    ...own,
    ...own.flatMap((field) => fieldsIn(field.part, field.path)),
    ...(part.items ? fieldsIn(part.items, `${path}.*`) : []),
    ...(variantsOf(part) ?? []).flatMap((variant) => fieldsIn(variant, path)),
  ];
}

const forms = Object.entries(kinds).flatMap(([kind, schemas]) =>
  Object.entries(formOf(schemas)).map(([name, form]) => {
    const file: 'facts' | 'words' = name === 'facts' ? 'facts' : 'words';
    return { kind, file, fields: fieldsIn(form, '') };
  }),
);

describe.each(forms)('the form of $kind, $file,', ({ kind, file, fields }) => {
  test.each(['field', 'hint'] as const)('has a %s in words for everything', (what) => {
    expect(fields.length).toBeGreaterThan(0);
    const silent = fields.filter(({ path }) => wordsOf(what, { kind, file }, path) === undefined);
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  test('has words for everything that can be chosen', () => {
    const choices = fields.flatMap(({ path, part }) =>
      [...(part.enum ?? []), ...(part.items?.enum ?? [])].map((value) => ({
        path,
        value: String(value),
      })),
    );
    const silent = choices.filter(
      ({ path, value }) => !path.endsWith('licence') && !wordsOfChoice(path, value),
    );
    expect(silent).toEqual([]);
  });
});

test.each(locales)('labels and hints are not empty, and not in code, in %s', (locale) => {
  const said = Object.entries(editorWords[locale]).filter(([key]) => /^(?:field|hint)\./.test(key));
  expect(said.length).toBeGreaterThan(300);
  const odd = said.filter(([, text]) => /^$|\bid\b|\bnull\b|[a-z][A-Z]|\bjson\b/.test(text));
  // WhatsApp, TÜRSAB and MERSİS are written so.
  expect(odd.filter(([, text]) => !/WhatsApp|TÜRSAB|MERSİS/.test(text))).toEqual([]);
});

test.each(['tr', 'ar'] as const)('labels in %s are not the English ones', (locale) => {
  const others: Record<string, string> = editorWords[locale];
  const copied = Object.entries(editorWords.en).filter(
    ([key, text]) => key.startsWith('field.') && others[key] === text,
  );
  expect(copied.filter(([, text]) => !['WhatsApp', 'Plan'].includes(text))).toEqual([]);
});
