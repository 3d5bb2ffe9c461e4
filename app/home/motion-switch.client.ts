import { whenShown } from '../ui/browser/when-shown.ts';
import { isPaused, pauseMotion, showMotion } from './motion.ts';

export function startMotionSwitch() {
  const button = document.querySelector('[data-motion-switch]');
  if (!button) return;
  const showState = () => button.setAttribute('aria-pressed', String(isPaused()));
  whenShown(() => {
    showMotion();
    showState();
  });
  button.addEventListener('click', () => {
    pauseMotion(!isPaused());
    showState();
  });
}
