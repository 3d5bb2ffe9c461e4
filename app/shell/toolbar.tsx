import { Link } from '../ui/link.tsx';
import { siteName } from '../site.ts';
import { useI18n } from '../i18n/context.tsx';
import { linkedPages } from '../pages.ts';
import { paths } from '../paths.ts';
import { MyTrip } from '../planner/my-trip.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { PageLinks } from './page-links.tsx';
import skip from './skip-link.module.css';
import styles from './toolbar.module.css';
import { LanguageMenu, PlanMenu, SearchButton } from './toolbar-tools.tsx';
import { Sign } from './wordmark.tsx';

export function SkipLink() {
  const { t } = useI18n();
  return (
    <a className={skip.skip} data-screen-only href="#main">
      {t('toolbar.skip')}
    </a>
  );
}

export function Toolbar({ pathname }: { pathname: string }) {
  const { locale, t } = useI18n();
  return (
    <header className={styles.toolbar} data-screen-only data-follows-scroll>
      <div className={styles.row}>
        <Link className={styles.name} to={paths.home(locale)} title={siteName[locale]}>
          <Sign />
        </Link>
        {pathname !== paths.plan(locale) && <MyTrip />}
        <nav className={styles.links} aria-label={t('toolbar.navigation')}>
          <PageLinks ids={linkedPages('toolbar').map(({ id }) => id)} pathname={pathname} />
          <PlanMenu pathname={pathname} />
        </nav>
        <SearchButton />
        <LanguageMenu pathname={pathname} />
        <MobileMenu pathname={pathname} />
      </div>
    </header>
  );
}
