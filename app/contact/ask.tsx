import { useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import type { Subject } from './asked.ts';

export type AskProps = {
  subject: Subject;
  /** A shorter name of it, for the label. */
  about?: string;
};

/** The link to the form, whose message gets the subject. */
export function Ask({ subject, about = subject.about }: AskProps) {
  const { locale, t } = useI18n();
  return (
    <ButtonLink
      to={paths.contact(locale)}
      aria-label={t('ask.of', { about })}
      data-ask={JSON.stringify(subject)}
    >
      {t('ask.label')}
    </ButtonLink>
  );
}
