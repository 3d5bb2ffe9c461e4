import { classes } from './classes.ts';
import styles from './prose.module.css';

type Props = {
  html: string;
  className?: string | undefined;
};

export const Prose = ({ html, className }: Props) => (
  <div
    className={classes(styles.prose, className)}
    // oxlint-disable-next-line react/no-danger -- made from content/ by app/i18n/markdown.server.ts
    dangerouslySetInnerHTML={{ __html: html }}
  />
);
