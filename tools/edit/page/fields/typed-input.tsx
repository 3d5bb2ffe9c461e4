import { type ComponentProps, useState } from 'react';
import type { Reading } from '../../form/typed/reading.ts';
import type { WordKey } from '../../words.ts';
import { useWords } from '../words.tsx';

type Props<Value extends string | number> = Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'onBlur'
> & {
  id: string;
  /** The stored value, or the text that could not be read. */
  value: unknown;
  onChange: (value: Value | string | undefined) => void;
  read: (typed: string) => Reading<Value>;
  show: (value: Value) => string;
  isStored: (value: unknown) => value is Value;
  unread: WordKey;
};

/** A text field that reads what is typed; what it cannot read stays in it, and no save writes it. */
export function TypedInput<Value extends string | number>({
  value,
  onChange,
  read,
  show,
  isStored,
  unread,
  ...input
}: Props<Value>) {
  const { t } = useWords();
  const [typed, setTyped] = useState<string>();
  const meaningOf = (text: string) => {
    if (text.trim() === '') return undefined;
    const reading = read(text);
    return reading && 'value' in reading ? reading.value : text;
  };
  const unreadText = typeof value === 'string' ? value : '';
  const stored = isStored(value) ? show(value) : unreadText;
  const shown = typed !== undefined && meaningOf(typed) === value ? typed : stored;
  const reading = isStored(value) || stored === '' ? undefined : read(stored);
  const isUnread = !isStored(value) && stored !== '';
  const choices = reading && 'ask' in reading ? reading.ask : [];
  const says = () => {
    if (!isUnread) {
      return isStored(value) && shown !== stored ? t('typed.read', { value: stored }) : '';
    }
    const [only, other] = choices;
    if (only === undefined) return t(unread, { typed: stored });
    return other === undefined
      ? t('typed.unusual', { value: show(only) })
      : t('typed.which', { typed: stored });
  };
  return (
    <>
      <input
        {...input}
        type="text"
        value={shown}
        aria-invalid={input['aria-invalid'] === true || isUnread}
        aria-describedby={`${input['aria-describedby'] ?? ''} ${input.id}typed`.trim()}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(meaningOf(target.value));
        }}
        onBlur={() => setTyped(undefined)}
      />
      <div id={`${input.id}typed`} aria-live="polite" className={isUnread ? 'problem' : 'hint'}>
        {says() && <p>{says()}</p>}
        {choices.map((choice) => (
          <button
            key={choice}
            type="button"
            onClick={() => {
              onChange(choice);
              document.getElementById(input.id)?.focus();
            }}
          >
            {choices.length > 1 ? show(choice) : t('typed.confirm', { value: show(choice) })}
          </button>
        ))}
      </div>
    </>
  );
}
