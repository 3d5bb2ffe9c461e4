import { useId, useSyncExternalStore } from 'react';
import { useI18n } from '../i18n/context.tsx';
import { Contrast, Moon, Sun } from '../ui/icons.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { chooseTheme, onThemeChange, shownTheme, themes } from './theme.ts';
import styles from './theme-switch.module.css';

const icons = { system: Contrast, day: Sun, night: Moon };

/** Day or night, or as the visitor's system has it. Without scripts the system decides. */
export function ThemeSwitch() {
  const { t } = useI18n();
  const id = useId();
  const hydrated = useHydrated();
  const shown = useSyncExternalStore(onThemeChange, shownTheme, () => 'system' as const);
  return (
    <div role="radiogroup" aria-labelledby={id} className={styles.switch}>
      <span id={id}>{t('theme.label')}</span>
      <div className={styles.choices}>
        {themes.map((theme) => {
          const Icon = icons[theme];
          return (
            <label key={theme}>
              <input
                type="radio"
                name="theme"
                checked={theme === shown}
                disabled={!hydrated}
                onChange={() => chooseTheme(theme)}
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
