import { Link } from '../ui/link.tsx';
import type { DataCredit } from './credits.server.ts';
import { useI18n } from '../i18n/context.tsx';
import { CreditList } from './credit-list.tsx';

export function DataCredits({ destinations }: { destinations: readonly DataCredit[] }) {
  const { t } = useI18n();
  const entries = destinations.map(({ place, station, years, worldHeritage }) => ({
    key: place.to,
    title: <Link to={place.to}>{place.title}</Link>,
    facts: [
      {
        label: t('credits.station'),
        value: `${station} (${years})`,
      },
      ...(worldHeritage
        ? [
            {
              label: t('credits.heritage'),
              value: (
                <a href={`https://whc.unesco.org/en/list/${worldHeritage.id}`} rel="noopener">
                  {t('credits.heritageEntry', {
                    number: String(worldHeritage.id),
                    year: String(worldHeritage.year),
                  })}
                </a>
              ),
            },
          ]
        : []),
    ],
  }));
  return <CreditList entries={entries} />;
}
