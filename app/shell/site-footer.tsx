import { Licence } from '../contact/business-details.tsx';
import { Link } from '../ui/link.tsx';
import { email, origin, siteName } from '../site.ts';
import type { SitePageProps } from './page.server.ts';
import { useI18n } from '../i18n/context.tsx';
import { linkedPages } from '../pages.ts';
import { paths } from '../paths.ts';
import { Ornament } from '../pictures/ornament.tsx';
import styles from './site-footer.module.css';
import { ThemeSwitch } from './theme-switch.tsx';
import { Wordmark } from './wordmark.tsx';
import row from '../ui/row.module.css';
import { classes } from '../ui/classes.ts';
import { WrittenLink } from '../ui/written-link.tsx';

export function SiteFooter({ navigation }: Pick<SitePageProps, 'navigation'>) {
  const { locale, t } = useI18n();
  const year = import.meta.env.SITE_BUILD_YEAR;
  return (
    <footer id="footer" className={styles.footer}>
      <Ornament band="stars" />
      <div className={styles.columns} data-screen-only>
        <div className={classes(row.row, styles.brand)}>
          <Link className={styles.name} to={paths.home(locale)}>
            <Wordmark locale={locale} />
          </Link>
          <p>{t('footer.promise')}</p>
          <WrittenLink href={`mailto:${email}`}>{email}</WrittenLink>
          {navigation.business.telephone && (
            <WrittenLink href={`tel:${navigation.business.telephone}`}>
              {navigation.business.telephone}
            </WrittenLink>
          )}
          {navigation.social.length > 0 && (
            <ul role="list" className={classes(row.row, styles.social)}>
              {navigation.social.map(({ name, url }) => (
                <li key={url}>
                  <a href={url} rel="me noopener" translate="no">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          )}
          {navigation.business.licence && (
            <p>
              <Licence business={navigation.business} />
            </p>
          )}
        </div>
        <FooterLinks
          title={t('footer.site')}
          links={[
            ...linkedPages('footer').map(({ id, label }) => ({
              to: paths[id](locale),
              title: t(label),
            })),
            { to: paths.emergency(locale), title: t('takeAlong.emergency') },
          ]}
        />
        <FooterLinks
          title={t('nav.destinations')}
          links={navigation.destinations.map(({ id, title }) => ({
            to: paths.destination(locale, id),
            title,
          }))}
        />
        <FooterLinks title={t('nav.guide')} links={navigation.articles} />
      </div>
      <p data-paper-only>
        {siteName[locale]} ·{' '}
        <bdi dir="ltr" translate="no">
          {origin}
        </bdi>{' '}
        ·{' '}
        <bdi dir="ltr" translate="no">
          {email}
        </bdi>
      </p>
      <div className={styles.small} data-screen-only>
        <ThemeSwitch />
        <div className={styles.legal}>
          <p data-year={year}>{t('footer.copyright', { year })}</p>
          <p>{t('footer.privacy')}</p>
        </div>
      </div>
    </footer>
  );
}

type LinksProps = { title: string; links: { to: string; title: string }[] };

function FooterLinks({ title, links }: LinksProps) {
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <details>
        <summary>{title}</summary>
        <ul role="list">
          {links.map((link) => (
            <li key={link.to}>
              <Link to={link.to}>{link.title}</Link>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
