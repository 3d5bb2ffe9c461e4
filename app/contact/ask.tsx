import type { MouseEvent } from 'react';
import { useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Link } from '../ui/link.tsx';
import type { Subject } from './asked.ts';

type Props = {
  /** A function is called at the press. */
  subject?: Subject | (() => Subject);
  /** The name of the subject, unless it is that of the form. */
  about?: string;
  /** A link within a row of links. */
  plain?: boolean;
  /** For a known subject. */
  onPress?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
};

/** The link to the form, whose message gets the subject. */
export function Ask({ subject, about, plain = false, onPress }: Props) {
  const { locale, t } = useI18n();
  const known = typeof subject === 'function' ? undefined : subject;
  const name = about ?? known?.about;
  // The listener of the document reads it afterwards.
  const tell = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    if (typeof subject === 'function') currentTarget.dataset['ask'] = JSON.stringify(subject());
  };
  const LinkToForm = plain ? Link : ButtonLink;
  return (
    <LinkToForm
      to={paths.contact(locale)}
      {...(name && { 'aria-label': t('ask.of', { about: name }) })}
      {...(known && { 'data-ask': JSON.stringify(known) })}
      {...(subject !== known && { onClick: tell, onAuxClick: tell, onContextMenu: tell })}
      {...(onPress && { onClick: onPress })}
    >
      {t('ask.label')}
    </LinkToForm>
  );
}
