import { useState } from 'react';
import { ask, inWords } from './ask.ts';
import { listOf } from './fields/group.tsx';
import { useWords } from './words.tsx';

const isRoad = (way: unknown) =>
  typeof way === 'object' && way !== null && 'by' in way && way.by === 'road';

type Props = { id: string; ways: unknown; onChange: (ways: unknown[]) => void };

/** A way by road from the distance, where the form has none. */
export function SuggestWay({ id, ways, onChange }: Props) {
  const { t } = useWords();
  const [message, setMessage] = useState('');
  if (listOf(ways).some(isRoad)) return message === '' ? null : <p role="status">{message}</p>;
  async function suggest() {
    try {
      onChange([...listOf(ways), await ask('suggestWay', { id })]);
      setMessage(t('task.suggested'));
    } catch (error) {
      setMessage(inWords(t, error));
    }
  }
  return (
    <p>
      <button type="button" onClick={() => void suggest()}>
        {t('legs.suggest')}
      </button>{' '}
      <span role="status">{message}</span>
    </p>
  );
}
