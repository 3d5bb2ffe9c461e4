import { whenActive } from '../../ui/browser/activation.ts';
import { whenIdle } from '../../ui/browser/when-idle.ts';
import { whenShown } from '../../ui/browser/when-shown.ts';
import { notedSavings } from './note.ts';

function resume() {
  const noted = notedSavings();
  if (noted.length === 0) return;
  whenIdle(async () => {
    const { copyStore } = await import('./store.ts');
    await Promise.all(noted.map((locale) => copyStore(locale).resume()));
  });
}

/** Goes on saving that the previous page began. */
export const startResume = () => whenActive(() => whenShown(resume));
