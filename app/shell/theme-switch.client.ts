import { whenShown } from '../ui/browser/when-shown.ts';
import { chooseTheme, rememberedTheme, showTheme, themeKey, themeOf } from './theme.ts';

const follow = () => showTheme(rememberedTheme());

export function startThemeSwitch() {
  for (const choice of document.querySelectorAll<HTMLInputElement>('input[name=theme]'))
    choice.disabled = false;
  whenShown(follow);
  addEventListener('storage', ({ key }) => {
    if (key === themeKey || key === null) follow();
  });
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'theme')
      chooseTheme(themeOf(target.value));
  });
}
