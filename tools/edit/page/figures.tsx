import { entriesOf, Group, listOf, type Props } from './group.tsx';

const months = Array.from({ length: 12 }, (_, at) =>
  new Intl.DateTimeFormat('en', { month: 'short' }).format(new Date(2026, at)),
);

export function Months({ part, name, path, value, onChange }: Props) {
  const numbers = listOf(value);
  return (
    <Group name={name} path={path} part={part}>
      <div
        className="months"
        onPaste={(event) => {
          const row = event.clipboardData
            .getData('text')
            .trim()
            .split(/[\s;]+/);
          const pasted = row.map((number) => Number(number.replace(',', '.')));
          if (pasted.length !== 12 || pasted.some(Number.isNaN)) return;
          event.preventDefault();
          onChange(pasted);
        }}
      >
        <p className="hint">Twelve numbers of a table can be pasted at once.</p>
        {months.map((month, at) => (
          <label key={month}>
            {month}
            <input
              type="number"
              step="any"
              value={Number(numbers[at] ?? 0)}
              onChange={(event) => onChange(numbers.with(at, event.target.valueAsNumber))}
            />
          </label>
        ))}
      </div>
    </Group>
  );
}

export function Table({ part, name, path, value, onChange }: Props) {
  const rows = entriesOf(value);
  const set = (at: number, key: string, number: unknown) =>
    onChange(Object.fromEntries(rows.with(at, [key, number])));
  return (
    <Group name={name} path={path} part={part}>
      {rows.map(([key, number], at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a row's name is what is being edited
        <div className="row" key={at}>
          <input
            aria-label={`${name}: name ${at + 1}`}
            value={key}
            onChange={(event) => set(at, event.target.value, number)}
          />
          <input
            aria-label={`${name}: ${key}`}
            type="number"
            value={Number(number)}
            onChange={(event) => set(at, key, event.target.valueAsNumber)}
          />
          <button type="button" onClick={() => onChange(Object.fromEntries(rows.toSpliced(at, 1)))}>
            ✕ <span>Remove {key}</span>
          </button>
        </div>
      ))}
      <button type="button" onClick={() => onChange(Object.fromEntries([...rows, ['', 1]]))}>
        Add to {name}
      </button>
    </Group>
  );
}
