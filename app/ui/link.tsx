import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** An address of the site. */
  to: string;
  /** What both pages show changes its place and size from one to the other. */
  grows?: boolean;
};

/** A link to a page of the site. One with a query is one of many variants of a page: it is not fetched ahead. */
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
