import type { ReactNode } from 'react';

/** `size` is in pixels of 16px text; it grows with the text. */
export function Icon({ children, size = 24 }: { children: ReactNode; size?: number }) {
  const side = `${size / 16}rem`;
  return (
    <svg
      width={side}
      height={side}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** An icon of a single path; a page that shows none of its file loads none.
 * @__NO_SIDE_EFFECTS__ */
export const drawn =
  (path: string, size = 24) =>
  () => (
    <Icon size={size}>
      <path d={path} />
    </Icon>
  );
