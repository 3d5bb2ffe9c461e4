import type { ReactNode } from 'react';
import { asIsland } from '../i18n/context.tsx';
import type { Ways } from './ways.server.ts';
import { ContactForm } from './contact-form.tsx';

type Props = {
  ways: Ways;
  /** The stamp, rendered while building. */
  children?: ReactNode;
};

export const ContactIsland = asIsland(({ ways, children }: Props) => (
  <ContactForm stamp={children} ways={ways} />
));
