import type { ReactNode } from 'react';
import { asIsland } from '../i18n/context.tsx';
import { ContactForm } from './contact-form.tsx';

type Props = {
  /** The stamp, rendered while building. */
  children?: ReactNode;
};

export const ContactIsland = asIsland(({ children }: Props) => <ContactForm stamp={children} />);
