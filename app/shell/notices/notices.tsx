import { useI18n } from '../../i18n/context.tsx';
import { CircledI, Triangle, X } from '../../ui/icons/icons.tsx';
import round from '../../ui/round.module.css';
import type { Notice } from './notices.server.ts';

export function Notices({ notices }: { notices: readonly Notice[] }) {
  const { t } = useI18n();
  if (notices.length === 0) return null;
  const lastDay = notices
    .map(({ until }) => until)
    .toSorted()
    .at(-1);
  return (
    <aside aria-label={t('notices.label')} data-notice-list data-screen-only data-until={lastDay}>
      {notices.map(({ id, kind, until, version, title, html }) => (
        <div key={id} id={`notice-${id}`} data-notice={version} data-kind={kind} data-until={until}>
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
            {/* oxlint-disable-next-line react/no-danger -- made from content/ by app/i18n/markdown.server.ts */}
            <div dangerouslySetInnerHTML={{ __html: html }} />
          </div>
          <button
            type="button"
            className={round.round}
            aria-label={t('notices.dismiss', { title })}
          >
            <X />
          </button>
        </div>
      ))}
    </aside>
  );
}
