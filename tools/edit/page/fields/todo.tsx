import { useFieldWords } from './form-context.ts';
import { Group, listOf, type Props } from './group.tsx';
import { useWords } from '../words.tsx';

/** Fields of a template that wait for their facts; one leaves the list when it is changed, or is right as it is. */
export function Todo({ part, name, path, value, onChange }: Props) {
  const { t } = useWords();
  const { labelOf } = useFieldWords();
  const fields = listOf(value);
  if (fields.length === 0) return null;
  return (
    <Group name={name} path={path} part={part}>
      <ul className="todo">
        {fields.map(String).map((field, at) => (
          <li key={field}>
            {labelOf(field)}{' '}
            <button
              type="button"
              // A price of one dollar is never right.
              disabled={field === 'price'}
              aria-label={t('form.doneField', { field: labelOf(field) })}
              onClick={() => onChange(fields.toSpliced(at, 1))}
            >
              {t('form.done')}
            </button>
          </li>
        ))}
      </ul>
    </Group>
  );
}
