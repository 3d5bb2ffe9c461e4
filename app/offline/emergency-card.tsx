import type { BlockData } from '../content/blocks.server.ts';
import { Prose } from '../ui/prose.tsx';
import row from '../ui/row.module.css';
import { classes } from '../ui/classes.ts';
import panel from '../ui/panel.module.css';
import styles from './emergency-card.module.css';

export function EmergencyCard({ block }: { block: BlockData }) {
  const title = `${block.id}-title`;
  return (
    <section
      id={block.id}
      className={classes(panel.lined, styles.card)}
      data-paper="whole"
      aria-labelledby={title}
    >
      <div className={classes(row.row, styles.head)}>
        <h2 id={title}>{block.title}</h2>
        <a className={styles.number} href="tel:112">
          112
        </a>
      </div>
      <Prose className={styles.text} html={block.html} />
    </section>
  );
}
