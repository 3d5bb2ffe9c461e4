import { useI18n } from '../i18n/context.tsx';
import { linkedPages } from '../pages.ts';
import { paths } from '../paths.ts';
import { Link } from '../ui/link.tsx';

type Props = { pathname: string; className?: string | undefined };

export function ToolbarLinks({ pathname, className }: Props) {
  const { locale, t } = useI18n();
  return (
    <ul role="list" className={className}>
      {linkedPages('toolbar').map(({ id, label }) => {
        const to = paths[id](locale);
        const isHere = `${pathname}/`.startsWith(`${to}/`);
        return (
          <li key={id}>
            <Link to={to} aria-current={isHere ? 'page' : undefined}>
              {t(label)}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
