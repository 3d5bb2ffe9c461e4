import { CreditSection } from './credit-section.tsx';
import { useI18n } from '../i18n/context.tsx';
import { email } from '../site.ts';
import { Band } from '../pictures/band.tsx';
import { pages } from '../pages.ts';
import { Page } from '../ui/page.tsx';
import type { AccessibilityData } from './accessibility.server.ts';
import styles from './credit-section.module.css';
import { EffortTable } from './effort-table.tsx';
import textStyles from '../ui/text.module.css';
import stack from '../ui/stack.module.css';
import { classes } from '../ui/classes.ts';
import { WrittenLink } from '../ui/written-link.tsx';

export function AccessibilityPage({
  data: { tests, limits, ask, rows },
}: {
  data: AccessibilityData;
}) {
  const { t } = useI18n();
  return (
    <Page title={t('accessibility.title')} lead={t('accessibility.lead')}>
      <CreditSection block={tests} />
      <CreditSection block={limits} />
      <CreditSection block={ask}>
        <p>
          <WrittenLink href={`mailto:${email}`}>{email}</WrittenLink>
        </p>
      </CreditSection>
      <Band scene={pages.accessibility.picture} />
      <section
        id="effort"
        className={classes(stack.wide, styles.ruled)}
        aria-labelledby="effort-title"
      >
        <h2 id="effort-title">{t('accessibility.effort')}</h2>
        <p className={textStyles.measured}>{t('accessibility.effortLead')}</p>
        <EffortTable {...rows} />
      </section>
    </Page>
  );
}
