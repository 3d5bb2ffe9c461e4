import { useI18n } from '../i18n/context.tsx';
import type { SceneName } from '../pictures/art/manifest.ts';
import { Stamp } from '../pictures/sights/stamp.tsx';
import { classes } from '../ui/classes.ts';
import stack from '../ui/stack.module.css';
import styles from './stop-list.module.css';

type Stop = {
  id: string;
  title: string;
  nights: number;
  scene?: SceneName;
  sight?: string | undefined;
};

export function StopList({ stops }: { stops: readonly Stop[] }) {
  const { t } = useI18n();
  return (
    <ol role="list" className={classes(stack.tight, styles.stops)} aria-label={t('trips.stops')}>
      {stops.map(({ id, title, nights, scene, sight }) => (
        <li key={id} className={classes(scene && sight !== undefined && styles.stamped)}>
          {scene && sight !== undefined && (
            <Stamp data-screen-only sight={sight} scene={scene} alt="" sizes="5rem" />
          )}
          <b>{title}</b> <span>{t('trips.nights', { nights })}</span>
        </li>
      ))}
    </ol>
  );
}
