import type { SubmitEvent } from 'react';
import { useI18n } from '../i18n/context.tsx';
import { leftOut } from '../i18n/left-out.ts';
import chip from '../ui/chip.module.css';
import { classes } from '../ui/classes.ts';
import scrollRow from '../ui/scroll-row.module.css';
import styles from './wish-choice.module.css';
import { wishesIn, wishField, wishIds, type WishId } from './wishes.ts';
import stack from '../ui/stack.module.css';
import textStyles from '../ui/text.module.css';

type Props = {
  /** Address for a form that is sent before hydration. */
  action: string;
  chosen: readonly WishId[];
  /** What the address asks for that is no wish. */
  unknown: readonly string[];
  /** What the places are ordered by. */
  ranking: string;
  onChoose: (wishes: readonly WishId[]) => void;
};

export function WishChoice({ action, chosen, unknown, ranking, onChoose }: Props) {
  const { locale, t } = useI18n();
  const toggled = (wish: WishId) =>
    wishIds.filter((one) => (one === wish) !== chosen.includes(one));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    onChoose(submitter instanceof HTMLButtonElement ? wishesIn(submitter.value) : []);
  };
  return (
    <form className={stack.near} action={action} onSubmit={submit}>
      <div
        role="group"
        aria-labelledby="wishes-title"
        className={classes(stack.near, styles.wishes)}
        data-needs-scripts
        data-screen-only
      >
        <p id="wishes-title" className={textStyles.strong}>
          {t('when.wishes')}
        </p>
        <div className={scrollRow.row}>
          {wishIds.map((wish) => (
            <button
              key={wish}
              type="submit"
              name={wishField}
              value={toggled(wish).join()}
              className={chip.chip}
              aria-pressed={chosen.includes(wish)}
            >
              {t(`when.wish.${wish}`)}
            </button>
          ))}
          {chosen.length > 0 && (
            <button type="submit" className={classes(chip.chip, styles.clear)}>
              {t('when.clear')}
            </button>
          )}
        </div>
      </div>
      <p role="status" className={classes(textStyles.soft, textStyles.measured)} data-awaits-query>
        {[...leftOut(unknown, locale, t), ranking].join(' ')}
      </p>
    </form>
  );
}
