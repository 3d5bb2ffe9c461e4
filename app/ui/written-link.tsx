import type { ComponentProps } from 'react';

type Props = Pick<ComponentProps<'a'>, 'rel'> & { href: string; children: string };

/** A link whose text is an address or a number: left to right in every language, and not translated. */
export const WrittenLink = ({ children, ...link }: Props) => (
  <a {...link}>
    <bdi dir="ltr" translate="no">
      {children}
    </bdi>
  </a>
);
