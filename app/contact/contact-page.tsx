import type { ReactNode } from 'react';
import type { BlockData } from '../content/blocks.server.ts';
import { useI18n } from '../i18n/context.tsx';
import type { Person } from './people.server.ts';
import { People } from './people.tsx';
import frame from '../pictures/frame.module.css';
import { Picture } from '../pictures/picture.tsx';
import { classes } from '../ui/classes.ts';
import { Page } from '../ui/page.tsx';
import { phoneWidth } from '../ui/browser/phone-width.ts';
import type { Business } from './business.server.ts';
import { BusinessTerms } from './business-terms.tsx';
import { ContactSection } from './contact-section.tsx';
import styles from './contact-section.module.css';

type Props = {
  data: { block: BlockData; business: Business; people: readonly Person[] };
  form?: ReactNode;
};

export function ContactPage({ data, form }: Props) {
  const { t } = useI18n();
  return (
    <Page title={t('contact.title')} lead={t('contact.lead')}>
      <ContactSection block={data.block} business={data.business} level={2} form={form}>
        <div className={classes(frame.frame, styles.poster)} data-scene="turquoise-coast">
          <Picture
            scene="turquoise-coast"
            alt=""
            sizes={`(min-width: 80rem) 57rem, (min-width: 64rem) 106vw, (min-width: 40rem) 93vw, ${phoneWidth}`}
          />
        </div>
      </ContactSection>
      <People people={data.people} />
      <BusinessTerms business={data.business} />
    </Page>
  );
}
