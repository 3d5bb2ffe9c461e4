import type { ReactNode } from 'react';
import type { BlockData } from '../content/queries.server.ts';
import { Prose } from './prose.tsx';
import styles from './text-block.module.css';

type Props = {
  block: BlockData;
  /** A row of them, below the heading. */
  icons?: ReactNode;
};

/** A heading and a few paragraphs from content/blocks. */
export function TextBlock({ block, icons }: Props) {
  return (
    <div className={styles.block} id={block.id}>
      <h3>{block.title}</h3>
      {icons && <div className={styles.icons}>{icons}</div>}
      <Prose html={block.html} />
    </div>
  );
}
