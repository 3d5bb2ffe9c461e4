import type { ComponentProps } from 'react';
import { useI18n } from '../i18n/context.tsx';
import { CircledI, Triangle, X } from '../ui/icons.tsx';
import type { Notice } from './notices.server.ts';

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- the only way to type an element of one's own
  namespace JSX {
    interface IntrinsicElements {
      'site-notice': ComponentProps<'div'>;
    }
  }
}

/** Without scripts the day of the build decides what is shown; else `site-notice.client.ts` does. */
export function Notices({ notices }: { notices: readonly Notice[] }) {
  const { t } = useI18n();
  if (notices.length === 0) return null;
  return (
    <aside
      aria-label={t('notices.label')}
      data-notices
      hidden={notices.every(({ hasBegun }) => !hasBegun)}
    >
      {notices.map(({ id, kind, from, until, hasBegun, version, title, html }) => (
        <site-notice
          key={id}
          id={`notice-${id}`}
          data-kind={kind}
          data-from={from}
          data-until={until}
          data-version={version}
          hidden={!hasBegun}
        >
          {kind === 'warning' ? (
            <span role="img" aria-label={t('notices.warning')}>
              <Triangle />
            </span>
          ) : (
            <span>
              <CircledI />
            </span>
          )}
          <div role={kind === 'warning' ? 'status' : undefined}>
            <strong>{title}</strong>
            {/* oxlint-disable-next-line react/no-danger -- made from content/ by app/content/markdown */}
            <div dangerouslySetInnerHTML={{ __html: html }} />
          </div>
          <button type="button" aria-label={t('notices.dismiss', { title })}>
            <X />
          </button>
        </site-notice>
      ))}
    </aside>
  );
}
