import { useId } from 'react';
import { useI18n } from '../i18n/context.tsx';
import { Contrast, Moon, Sun } from '../ui/icons/icons.tsx';
import { themes } from './theme.ts';
import stack from '../ui/stack.module.css';
import { classes } from '../ui/classes.ts';
import row from '../ui/row.module.css';
import styles from './theme-switch.module.css';

const icons = { system: Contrast, day: Sun, night: Moon };

/** Disabled until `theme-switch.client.ts` runs. */
export function ThemeSwitch() {
  const { t } = useI18n();
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id} className={classes(stack.close, styles.switch)}>
      <span id={id}>{t('theme.label')}</span>
      <div className={classes(row.row, styles.choices)}>
        {themes.map((theme) => {
          const Icon = icons[theme];
          return (
            <label key={theme}>
              <input
                type="radio"
                name="theme"
                value={theme}
                defaultChecked={theme === 'system'}
                disabled
                // Firefox restores the state of fields on reload.
                autoComplete="off"
              />
              <Icon />
              {t(`theme.${theme}`)}
            </label>
          );
        })}
      </div>
    </div>
  );
}
