import { Link } from '../ui/link.tsx';
import type { ClimateYear } from './months.ts';
import { useI18n } from '../i18n/context.tsx';
import { monthIds } from '../pages.ts';
import { paths } from '../paths.ts';
import chip from '../ui/chip.module.css';
import row from '../ui/row.module.css';

type Props = {
  label: string;
  /** 1 for January. */
  months: readonly number[];
  monthNames: ClimateYear['monthNames'];
};

export function MonthLinks({ label, months, monthNames }: Props) {
  const { locale } = useI18n();
  return (
    <ul role="list" aria-label={label} className={row.chips} data-screen-only>
      {monthIds.flatMap((id, at) =>
        months.includes(at + 1)
          ? [
              <li key={id}>
                <Link className={chip.chip} to={paths.month(locale, id)}>
                  {monthNames[at]?.long}
                </Link>
              </li>,
            ]
          : [],
      )}
    </ul>
  );
}
