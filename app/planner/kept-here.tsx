import { useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import { Link } from '../ui/link.tsx';
import link from '../ui/link-button.module.css';
import { stopsIn } from './kept-trip.ts';
import styles from './planner.module.css';
import { emptyId } from './ready-trips.tsx';
import { useFocusAfterPress } from './use-focus-after-press.ts';
import { useEarlierTrip, useKeptTrip, type useTrip } from './use-trip.ts';
import textStyles from '../ui/text.module.css';
import { classes } from '../ui/classes.ts';
import row from '../ui/row.module.css';

type Props = { isShown: boolean } & Pick<
  ReturnType<typeof useTrip>,
  'isOwn' | 'isRefused' | 'keepShown' | 'forgetKept' | 'takeEarlier'
>;

export function KeptHere({ isShown, isOwn, isRefused, ...actions }: Props) {
  const { locale, t } = useI18n();
  const kept = useKeptTrip();
  const earlier = useEarlierTrip();
  const { box, press } = useFocusAfterPress(emptyId);
  const stops = stopsIn(kept);
  // Served empty: `data-trip` keeps its room.
  if (!isShown && stops === 0)
    return <div className={classes(textStyles.note, row.row, styles.kept)} data-screen-only />;
  return (
    <div
      ref={box}
      tabIndex={-1}
      className={classes(textStyles.note, row.row, styles.kept)}
      data-screen-only
    >
      {isShown && (
        <p role="status">{t(isOwn ? 'trip.kept' : isRefused ? 'trip.notKept' : 'trip.fromLink')}</p>
      )}
      {isShown && !isOwn && (
        <button type="button" className={link.button} onClick={press(actions.keepShown)}>
          {t('trip.keep')}
        </button>
      )}
      {!isOwn && stops > 0 && (
        <Link className={link.button} to={paths.plan(locale, kept)}>
          {t(isShown ? 'trip.own' : 'trip.mine', { stops })}
        </Link>
      )}
      {isOwn && earlier !== '' && (
        <button type="button" className={link.button} onClick={press(actions.takeEarlier)}>
          {t('trip.earlier', { stops: stopsIn(earlier) })}
        </button>
      )}
      {(isOwn || !isShown) && (
        <button type="button" className={link.button} onClick={press(actions.forgetKept)}>
          {t('trip.forget')}
        </button>
      )}
    </div>
  );
}
