import { useState } from 'react';
import { Link } from '../ui/link.tsx';
import { useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import { keepTrip, keptTrip, withStop } from './kept-trip.ts';
import { useKeptTrip } from './use-kept-trip.ts';
import { Plus } from '../ui/add-icons.tsx';
import { Check } from '../ui/icons.tsx';
import { isPlainClick } from '../ui/plain-click.ts';
import pill from '../ui/pill.module.css';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './add-to-trip.module.css';

type Props = {
  place: string;
  title: string;
  /** A sign alone, in the margin of a card. */
  small?: boolean;
};

/**
 * Adds a place to the kept trip and stays on the page. Where nothing can be kept it is what it is
 * without scripts, too: a link to the planner with the place in it.
 */
export function AddToTrip({ place, title, small = false }: Props) {
  const { locale, t } = useI18n();
  const kept = useKeptTrip();
  const [added, setAdded] = useState(false);
  const said = added && t('trip.added', { place: title });
  return (
    <div className={small ? styles.small : styles.add}>
      <Link
        className={small ? styles.sign : pill.pill}
        to={paths.plan(locale, withStop('', place))}
        onClick={(event) => {
          if (!isPlainClick(event) || !keepTrip(withStop(keptTrip(), place))) return;
          event.preventDefault();
          setAdded(true);
        }}
      >
        {!small && t('trip.add')}
        {small && (added ? <Check /> : <Plus />)}
        {small && <VisuallyHidden>{t('trip.addPlace', { place: title })}</VisuallyHidden>}
      </Link>
      <div role="status">
        {small ? (
          <VisuallyHidden>{said}</VisuallyHidden>
        ) : (
          said && (
            <p>
              <span>{said}</span> <Link to={paths.plan(locale, kept)}>{t('trip.see')}</Link>
            </p>
          )
        )}
      </div>
    </div>
  );
}
