import { Link } from '../ui/link.tsx';
import { useI18n } from '../i18n/context.tsx';
import styles from './not-found.module.css';
import pill from '../ui/pill.module.css';
import { Picture } from '../pictures/picture.tsx';
import { preloadsOf } from '../pictures/preloads.ts';

const picture = {
  scene: 'not-found',
  shape: 'tall, then wide',
  sizes: '(min-width: 40rem) max(100vw, 160vh), max(100vw, 54vh)',
} as const;

export const notFoundPreloads = preloadsOf(picture.scene, picture.shape, picture.sizes);

type Props = {
  /** A large mark above the title, such as "404". */
  mark?: string;
  title: string;
  text: string;
  /** The ways on; one that loads the document anew helps where a part of it is missing. */
  links: { to: string; label: string; reload?: boolean }[];
};

/** A page that is not there, kindly: what happened and the ways on. */
export function NotFound({ mark, title, text, links }: Props) {
  const { t } = useI18n();
  return (
    <div className={styles.page} data-scene="not-found" data-under-toolbar>
      <div className={styles.picture}>
        <Picture {...picture} alt={t('notFound.imageAlt')} priority />
      </div>
      <div className={styles.words}>
        {mark && <p className={styles.mark}>{mark}</p>}
        <h1>{title}</h1>
        <p>{text}</p>
        <ul role="list" className={styles.links}>
          {links.map(({ to, label, reload = false }) => (
            <li key={to}>
              <Link className={pill.pill} to={to} reload={reload}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
