import { Prose } from './prose.tsx';
import { classes } from './classes.ts';
import stack from './stack.module.css';

type Props = { block: { id: string; title: string; html: string } };

export function TextBlock({ block }: Props) {
  return (
    <div className={classes(stack.apart, stack.top)} id={block.id}>
      <h3>{block.title}</h3>
      <Prose html={block.html} />
    </div>
  );
}
