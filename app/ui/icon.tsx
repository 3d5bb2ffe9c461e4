import type { ReactNode } from 'react';

/**
 * A line icon on a 24-unit grid: all are of one hand, and say nothing to those who listen. They
 * are drawn in a file for each subject, so that a page brings those of its own subjects only.
 */
export function Icon({ children, size = 24 }: { children: ReactNode; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
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
