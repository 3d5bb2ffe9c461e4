import field from '../../ui/field.module.css';
import { Field } from './choice-field.tsx';
import { useServedChoice } from './use-served-choice.ts';

type Props = {
  id: string;
  label: string;
  value: string | undefined;
  none: string;
  options: readonly { value: string; text: string }[];
  /** `served`: chosen before hydration. */
  onChange: (value: string, served: boolean) => void;
};

export function Select({ id, label, value, none, options, onChange }: Props) {
  useServedChoice(id, onChange);
  return (
    <Field id={id} label={label}>
      <select
        className={field.field}
        id={id}
        autoComplete="off"
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value, false)}
      >
        <option value="">{none}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </Field>
  );
}
