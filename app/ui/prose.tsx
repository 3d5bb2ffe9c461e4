import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { classes } from './classes.ts';
import { isPlainClick } from './plain-click.ts';
import styles from './prose.module.css';

type Props = {
  /** HTML made from our own Markdown while building. */
  html: string;
  className?: string | undefined;
};

/** Running text. Its internal links are followed in place, like every other. */
export function Prose({ html, className }: Props) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const address = link?.getAttribute('href');
    if (!address?.startsWith('/') || !isPlainClick(event)) return;
    event.preventDefault();
    void navigate(address);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- catches clicks on the links within, which keys make too
    <div
      className={classes(styles.prose, className)}
      onClick={follow}
      // oxlint-disable-next-line react/no-danger -- made from content/ by app/content/markdown
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
