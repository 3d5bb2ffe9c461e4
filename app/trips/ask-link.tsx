import { loadDraft, saveDraft } from '../contact/inquiry.ts';
import { useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';

/** Leads to the contact form; its message names the trip, unless one is being written. */
export function AskLink({ about }: { about: string }) {
  const { locale, t } = useI18n();
  const take = () => {
    const draft = loadDraft();
    if (draft.message.trim() === '') saveDraft({ ...draft, message: about });
  };
  return (
    <ButtonLink to={paths.contact(locale)} onClick={take}>
      {t('trips.ask')}
    </ButtonLink>
  );
}
