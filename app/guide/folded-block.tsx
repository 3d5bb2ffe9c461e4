import type { FoldedBlockData } from '../content/blocks.server.ts';
import { useI18n } from '../i18n/context.tsx';
import disclosure from '../ui/disclosure.module.css';
import { Prose } from '../ui/prose.tsx';
import stack from '../ui/stack.module.css';
import { classes } from '../ui/classes.ts';
import styles from './folded-block.module.css';

/** A text whose first paragraph is a summary of the others. */
export function FoldedBlock({ block: { id, title, html, rest } }: { block: FoldedBlockData }) {
  const { t } = useI18n();
  return (
    <section
      className={classes(stack.near, stack.top)}
      aria-labelledby={`${id}-title`}
      data-paper="flow"
    >
      <h3 id={`${id}-title`}>{title}</h3>
      <Prose html={html} />
      {/* Links to the text open it. */}
      <details id={id} className={styles.rest}>
        <summary className={disclosure.summary}>{t('home.inFull', { title })}</summary>
        <Prose html={rest} />
      </details>
    </section>
  );
}
