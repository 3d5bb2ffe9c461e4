import { useI18n } from '../i18n/context.tsx';
import stack from '../ui/stack.module.css';
import { classes } from '../ui/classes.ts';
import styles from './contents.module.css';

type Props = { headings: readonly { id: string; text: string }[] };

export function Contents({ headings }: Props) {
  const { t } = useI18n();
  return (
    <nav
      className={classes(stack.near, stack.top, styles.contents)}
      aria-labelledby="contents-title"
      data-contents
    >
      <h2 id="contents-title">{t('article.contents')}</h2>
      <ol role="list">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
