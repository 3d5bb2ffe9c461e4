import { classes } from './classes.ts';
import styles from './prose.module.css';

type Props = {
  /** HTML made from our own Markdown while building. */
  html: string;
  className?: string | undefined;
};

/** Running text. Its internal links are followed in place, like every other. */
export const Prose = ({ html, className }: Props) => (
  <div
    className={classes(styles.prose, className)}
    // oxlint-disable-next-line react/no-danger -- made from content/ by app/content/markdown
    dangerouslySetInnerHTML={{ __html: html }}
  />
);
