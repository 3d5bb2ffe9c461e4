import { Icon, drawn } from '../ui/icons/icon.tsx';

export const Tag = drawn(
  'M3.5 5.5a2 2 0 0 1 2-2h6.2a2 2 0 0 1 1.4.6l7 7a2 2 0 0 1 0 2.8l-6.2 6.2a2 2 0 0 1-2.8 0l-7-7a2 2 0 0 1-.6-1.4zM8.2 8.2h.1',
);

export const Lamp = () => (
  <Icon>
    <path d="M12 2v2.5M9 4.5h6M9 4.5C6.5 5.9 5 8.3 5 11.1a7 7 0 0 0 14 0c0-2.8-1.5-5.2-4-6.6M12 18.1v3.4M10.5 21.5h3" />
    <path d="M12 7.8l3 3.3-3 3.3-3-3.3z" />
  </Icon>
);

export const FoldedMap = drawn(
  'M3.5 6.5l5.5-2.5 6 2.5 5.5-2.5v13.5l-5.5 2.5-6-2.5-5.5 2.5zM9 4v13.5M15 6.5v13.5',
);
