import { Prose } from './prose.tsx';
import styles from './text-block.module.css';

type Props = { block: { id: string; title: string; html: string } };

export function TextBlock({ block }: Props) {
  return (
    <div className={styles.block} id={block.id}>
      <h3>{block.title}</h3>
      <Prose html={block.html} />
    </div>
  );
}
