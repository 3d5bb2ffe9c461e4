import type { SpecimenData } from './data.server.ts';
import { sampleOf } from './samples.tsx';
import { kindOf, tokenKinds } from './token-groups.ts';
import { useTokens } from './use-tokens.ts';
import styles from './tokens.module.css';

/** Every token of the stylesheets, kind by kind. */
export function Tokens({ languages }: { languages: readonly SpecimenData[] }) {
  const all = useTokens();
  return tokenKinds.map((kind) => {
    const tokens = all.filter((token) => kindOf(token) === kind);
    if (tokens.length === 0) return null;
    return (
      <section key={kind} className={styles.kind} aria-label={kind}>
        <h3>{kind}</h3>
        {sampleOf(kind)({ tokens, languages })}
      </section>
    );
  });
}
