import type { ReactNode } from 'react';
import type { BlockData } from '../content/blocks.server.ts';
import styles from './credit-section.module.css';
import { classes } from '../ui/classes.ts';
import { Prose } from '../ui/prose.tsx';

/** A block of content/blocks with its heading. */
export function CreditSection({ block, children }: { block: BlockData; children?: ReactNode }) {
  const title = `${block.id}-title`;
  return (
    <section
      id={block.id}
      className={classes(styles.section, styles.ruled)}
      aria-labelledby={title}
    >
      <h2 id={title}>{block.title}</h2>
      <Prose html={block.html} />
      {children}
    </section>
  );
}
