import { useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';

/** The contact form writes `about` into its message unless the visitor has typed one. */
export function AskLink({ about }: { about: string }) {
  const { locale, t } = useI18n();
  return (
    <ButtonLink to={paths.contact(locale)} data-ask={about}>
      {t('trips.ask')}
    </ButtonLink>
  );
}
