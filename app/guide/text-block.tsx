import type { BlockData } from './blocks.server.ts';
import { Prose } from '../ui/prose.tsx';
import styles from './text-block.module.css';

/** A heading and a few paragraphs from content/blocks. */
export function TextBlock({ block }: { block: BlockData }) {
  return (
    <div className={styles.block} id={block.id}>
      <h3>{block.title}</h3>
      <Prose html={block.html} />
    </div>
  );
}
