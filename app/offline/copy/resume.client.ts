import { whenIdle } from '../../ui/when-idle.ts';
import { whenShown } from '../../ui/when-shown.ts';
import { notedSaving } from './note.ts';

/** Goes on saving the guide where the page before was left while it saved. */
export function startResume() {
  whenShown(() => {
    const locale = notedSaving();
    if (!locale) return;
    whenIdle(async () => {
      const { copyStore } = await import('./store.ts');
      await copyStore(locale).resume();
    });
  });
}
