import { efforts, type Effort } from '../content/efforts.ts';

/** Three steps, filled as far as the level goes; the level's words are beside it. */
export function EffortScale({ level }: { level: Effort }) {
  const filled = efforts.indexOf(level);
  return (
    <svg width={30} height={20} viewBox="0 0 30 20" stroke="currentColor" aria-hidden="true">
      {efforts.map((step, at) => (
        <rect
          key={step}
          x={1 + 10 * at}
          y={13 - 6 * at}
          width={8}
          height={6 + 6 * at}
          fill={at <= filled ? 'currentColor' : 'none'}
        />
      ))}
    </svg>
  );
}
