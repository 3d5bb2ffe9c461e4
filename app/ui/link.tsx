import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  to: string;
  /** `shell/card-transitions.ts` animates what both pages show. */
  grows?: boolean;
};

/** Addresses with a query are variants of one page: they are not prefetched. */
export const Link = ({ to, grows, children, ...others }: Props) => (
  <a
    href={to}
    data-grows={grows ? '' : undefined}
    data-astro-prefetch={to.includes('?') ? 'false' : undefined}
    {...others}
  >
    {children}
  </a>
);
