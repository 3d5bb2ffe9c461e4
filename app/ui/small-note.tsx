import { classes } from './classes.ts';
import textStyles from './text.module.css';

type Props = { children: string; className?: string | undefined };

export const SmallNote = ({ children, className }: Props) => (
  <p className={classes(className, textStyles.note)}>{children}</p>
);
