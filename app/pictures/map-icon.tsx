import { drawn } from '../ui/icons/icon.tsx';

export const FoldedMap = drawn(
  'M3.5 6.5l5.5-2.5 6 2.5 5.5-2.5v13.5l-5.5 2.5-6-2.5-5.5 2.5zM9 4v13.5M15 6.5v13.5',
);
