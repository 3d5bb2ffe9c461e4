import { useI18n } from '../i18n/context.tsx';
import pill from '../ui/pill.module.css';
import stack from '../ui/stack.module.css';
import { classes } from '../ui/classes.ts';

/** Shares the page that it is on; `share-page.client.ts` handles the press. */
export function SharePage({ title }: { title: string }) {
  const { t } = useI18n();
  return (
    <div className={classes(stack.close, stack.start)} data-needs-scripts data-screen-only>
      <button type="button" className={pill.pill} data-share={title}>
        {t('plan.share')}
      </button>
      <div role="status">
        {(['copied', 'shareCopied', 'notCopied'] as const).map((done) => (
          <p key={done} data-said={done} hidden>
            {t(`plan.${done}`)}
          </p>
        ))}
      </div>
    </div>
  );
}
