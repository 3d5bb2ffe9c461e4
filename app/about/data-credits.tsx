import { useI18n } from '../i18n/context.tsx';
import { Link } from '../ui/link.tsx';
import { TermList } from '../ui/term-list.tsx';
import textStyles from '../ui/text.module.css';
import type { DataCredit } from './credits.server.ts';
import styles from './data-credits.module.css';

export function DataCredits({ destinations }: { destinations: readonly DataCredit[] }) {
  const { t } = useI18n();
  const heritage = ({ worldHeritage }: DataCredit) =>
    worldHeritage && (
      <a href={`https://whc.unesco.org/en/list/${worldHeritage.id}`} rel="noopener">
        {t('credits.heritageEntry', {
          number: String(worldHeritage.id),
          year: String(worldHeritage.year),
        })}
      </a>
    );
  return (
    <ul role="list" className={styles.list}>
      {destinations.map((credit) => (
        <li key={credit.place.to}>
          <h3 className={textStyles.plain}>
            <Link to={credit.place.to}>{credit.place.title}</Link>
          </h3>
          <TermList
            rows={[
              [t('credits.station'), `${credit.station} (${credit.years})`],
              [t('credits.heritage'), heritage(credit)],
            ]}
          />
        </li>
      ))}
    </ul>
  );
}
