import type { ReactNode } from 'react';
import type { BlockData } from '../content/blocks.server.ts';
import type { Business } from './business.server.ts';
import { email } from '../site.ts';
import { useI18n } from '../i18n/context.tsx';
import { BusinessDetails } from './business-details.tsx';
import styles from './contact-section.module.css';
import { Prose } from '../ui/prose.tsx';
import { WrittenLink } from '../ui/written-link.tsx';
import stack from '../ui/stack.module.css';
import { classes } from '../ui/classes.ts';
import textStyles from '../ui/text.module.css';

type Props = {
  block: BlockData;
  business: Business;
  level: 2 | 3;
  form: ReactNode;
  children?: ReactNode;
};

export function ContactSection({ block, business, level, form, children }: Props) {
  const { t } = useI18n();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={classes(stack.wide, styles.contact)} data-paper="flow">
      {form}
      {children}
      <div className={classes(stack.apart, styles.aside)}>
        <Heading className={textStyles.large}>{block.title}</Heading>
        <Prose html={block.html} />
        <p>
          {t('contact.orWrite')} <WrittenLink href={`mailto:${email}`}>{email}</WrittenLink>
        </p>
        <BusinessDetails business={business} />
      </div>
    </div>
  );
}
