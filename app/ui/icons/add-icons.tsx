import { Icon } from './icon.tsx';

export const Plus = () => (
  <Icon size={20}>
    <path d="M12 5v14M5 12h14" />
  </Icon>
);

export const Minus = () => (
  <Icon size={20}>
    <path d="M5 12h14" />
  </Icon>
);
