import { useI18n } from '../i18n/context.tsx';
import { pages, type PageId } from '../pages.ts';
import { paths } from '../paths.ts';
import { Link } from '../ui/link.tsx';

type Props = { ids: readonly PageId[]; pathname: string; className?: string | undefined };

export function PageLinks({ ids, pathname, className }: Props) {
  const { locale, t } = useI18n();
  return (
    <ul role="list" className={className}>
      {ids.map((id) => {
        const to = paths[id](locale);
        const isHere = `${pathname}/`.startsWith(`${to}/`);
        return (
          <li key={id}>
            <Link to={to} aria-current={isHere ? 'page' : undefined}>
              {t(pages[id].label)}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
