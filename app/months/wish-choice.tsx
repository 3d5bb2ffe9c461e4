import { useI18n } from '../i18n/context.tsx';
import { formatList } from '../i18n/format.ts';
import chip from '../ui/chip.module.css';
import { classes } from '../ui/classes.ts';
import styles from './wish-choice.module.css';
import { wishIds, type WishId } from './wishes.ts';

type Props = {
  chosen: readonly WishId[];
  /** The names of the places, in the order that follows. */
  order: readonly string[];
  onChoose: (wishes: readonly WishId[]) => void;
};

/** What matters to the visitor: one button for each wish. What comes first then is announced. */
export function WishChoice({ chosen, order, onChoose }: Props) {
  const { locale, t } = useI18n();
  const [first = '', second = ''] = order;
  const toggled = (wish: WishId) =>
    wishIds.filter((one) => (one === wish) !== chosen.includes(one));
  return (
    <div className={styles.choice}>
      <div
        role="group"
        aria-labelledby="wishes-title"
        className={styles.buttons}
        data-needs-scripts
      >
        <p id="wishes-title">{t('when.wishes')}</p>
        {wishIds.map((wish) => (
          <button
            key={wish}
            type="button"
            className={chip.chip}
            aria-pressed={chosen.includes(wish)}
            onClick={() => onChoose(toggled(wish))}
          >
            {t(`when.wish.${wish}`)}
          </button>
        ))}
        {chosen.length > 0 && (
          <button
            type="button"
            className={classes(chip.chip, styles.clear)}
            onClick={() => onChoose([])}
          >
            {t('when.clear')}
          </button>
        )}
      </div>
      <p role="status" className={styles.status}>
        {t(chosen.length > 0 ? 'when.order' : 'when.orderWalk', {
          wishes: formatList(
            locale,
            chosen.map((wish) => t(`when.wish.${wish}`)),
          ),
          first,
          second,
        })}
      </p>
    </div>
  );
}
