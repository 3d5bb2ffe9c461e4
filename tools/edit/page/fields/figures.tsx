import { useId } from 'react';
import { localeInfo } from '../../../../app/locales.ts';
import { readNumber } from '../../form/typed/number.ts';
import { FieldProblems, Group, listOf, entriesOf, type Props } from './group.tsx';
import { NumberInput } from './number-input.tsx';
import { useWords } from '../words.tsx';

function useMonthNames(month: 'short' | 'long') {
  const { locale } = useWords();
  const format = new Intl.DateTimeFormat(localeInfo[locale].intl, { month, timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, at) => format.format(Date.UTC(2026, at)));
}

/** Twelve figures, January first. */
export function Months({ part, name, path, value, onChange }: Props) {
  const { t, locale } = useWords();
  const id = useId();
  const months = useMonthNames('long');
  const numbers = listOf(value);
  return (
    <Group name={name} path={path} part={{}}>
      <p className="hint">{t('months.paste')}</p>
      <div
        className="months"
        onPaste={(event) => {
          const row = event.clipboardData
            .getData('text')
            .trim()
            .split(/[\s;]+/);
          const pasted = row.map((figure) => {
            const reading = readNumber(locale, figure, part.items ?? {});
            return reading && 'value' in reading ? reading.value : figure;
          });
          if (pasted.length !== 12) return;
          event.preventDefault();
          onChange(pasted);
        }}
      >
        {months.map((month, at) => (
          <div key={month} data-field={`${path}.${at}`}>
            <label htmlFor={`${id}${at}`}>{month}</label>
            <NumberInput
              id={`${id}${at}`}
              aria-label={t('months.cell', { name, month })}
              part={part.items ?? {}}
              value={numbers[at]}
              onChange={(number) => onChange(numbers.with(at, number))}
            />
            {typeof numbers[at] !== 'string' && <FieldProblems path={`${path}.${at}`} />}
          </div>
        ))}
      </div>
    </Group>
  );
}

/** Numbers of months, chosen by their names. */
export function MonthChoice({ part, name, path, value, onChange }: Props) {
  const months = useMonthNames('long');
  const chosen = listOf(value);
  const add = (month: number) => {
    const next = chosen.findIndex((one) => Number(one) > month);
    return chosen.toSpliced(next < 0 ? chosen.length : next, 0, month);
  };
  return (
    <Group name={name} path={path} part={part}>
      <div className="choices">
        {months.map((month, at) => (
          <label key={month}>
            <input
              type="checkbox"
              checked={chosen.includes(at + 1)}
              onChange={({ target }) =>
                onChange(target.checked ? add(at + 1) : chosen.filter((one) => one !== at + 1))
              }
            />{' '}
            {month}
          </label>
        ))}
      </div>
    </Group>
  );
}

/** Numbers by name. */
export function Table({ part, name, path, value, onChange }: Props) {
  const { t } = useWords();
  const id = useId();
  const rows = entriesOf(value);
  const numbers = typeof part.additionalProperties === 'object' ? part.additionalProperties : {};
  const set = (at: number, key: string, number: unknown) => {
    // Two rows of one name would become one.
    const isTaken = rows.some(([other], row) => row !== at && other === key);
    onChange(Object.fromEntries(rows.with(at, [isTaken ? `${key} (2)` : key, number])));
  };
  return (
    <Group name={name} path={path} part={part}>
      {rows.map(([key, number], at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a row's name is what is being edited
        <div className="row" key={at} data-field={`${path}.${key}`}>
          <input
            aria-label={t('list.rowName', { name, number: at + 1 })}
            dir="ltr"
            value={key}
            onChange={(event) => set(at, event.target.value, number)}
          />
          <div>
            <NumberInput
              id={`${id}${at}`}
              aria-label={t('list.rowNumber', { name, row: key })}
              part={numbers}
              value={number}
              onChange={(next) => set(at, key, next)}
            />
            {typeof number !== 'string' && <FieldProblems path={`${path}.${key}`} />}
          </div>
          <button
            type="button"
            aria-label={t('list.remove', { item: `${name}: ${key}` })}
            onClick={() => onChange(Object.fromEntries(rows.toSpliced(at, 1)))}
          >
            ✕
          </button>
        </div>
      ))}
      <button
        type="button"
        disabled={rows.some(([key]) => key === '')}
        onClick={() => onChange(Object.fromEntries([...rows, ['', undefined]]))}
      >
        {t('list.add', { name })}
      </button>
    </Group>
  );
}
