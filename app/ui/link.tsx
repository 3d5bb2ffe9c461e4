import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** An address of the site. */
  to: string;
  /** What both pages show changes its place and size from one to the other. */
  grows?: boolean;
  /** The next page stands where this one stood. */
  keepsScroll?: boolean;
  /** The document is loaded anew, which helps where a part of it is missing. */
  reload?: boolean;
};

const flag = (set: boolean | undefined) => (set ? '' : undefined);

/** A link to a page of the site. It is followed in place: `app/navigation/links-in-place.ts`. */
export const Link = ({ to, grows, keepsScroll, reload, children, ...others }: Props) => (
  <a
    href={to}
    data-grows={flag(grows)}
    data-keeps-scroll={flag(keepsScroll)}
    data-reload={flag(reload)}
    {...others}
  >
    {children}
  </a>
);
