import { Icon, drawn } from './icon.tsx';

export const Menu = drawn('M4 7h16M4 12h16M4 17h16');
export const X = drawn('M6 6l12 12M18 6L6 18');

export const Magnifier = () => (
  <Icon size={20}>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="M15.5 15.5l5 5" />
  </Icon>
);

export const Globe = () => (
  <Icon size={20}>
    <circle cx="12" cy="12" r="9" />
    <path d="M3 12h18M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9S9 6 12 3z" />
  </Icon>
);

export const ChevronDown = drawn('M6 9l6 6 6-6', 16);

/** Right-to-left pages mirror it. */
export const ArrowForward = drawn('M4 12h15M13 6l6 6-6 6', 20);
export const Check = drawn('M5 13l4 4L19 7', 20);
export const Pause = drawn('M8.5 5v14M15.5 5v14', 20);
export const Play = drawn('M8 5l11 7-11 7z', 20);

export const Clock = () => (
  <Icon size={18}>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7v5l3 2" />
  </Icon>
);

export const Pin = ({ size = 18 }: { size?: number }) => (
  <Icon size={size}>
    <path d="M12 21.5c-4.6-4.3-7-7.8-7-11.5a7 7 0 0 1 14 0c0 3.7-2.4 7.2-7 11.5z" />
    <circle cx="12" cy="10" r="2.5" />
  </Icon>
);

export const Column = drawn(
  'M5 3.5h14M7.5 8.3a2 2 0 1 1-2-2h13a2 2 0 1 1-2 2M8.5 10.5V18M12 9.5V18M15.5 10.5V18M6.5 18h11M4.5 20.5h15',
  40,
);

export const Camera = () => (
  <Icon size={40}>
    <path d="M5 7.5h2.2l1.3-2.1a1.5 1.5 0 0 1 1.3-.7h4.4a1.5 1.5 0 0 1 1.3.7l1.3 2.1H19a2 2 0 0 1 2 2V17a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V9.5a2 2 0 0 1 2-2z" />
    <circle cx="12" cy="13" r="3.6" />
    <path d="M17.7 10.5h.1" />
  </Icon>
);

export const Tea = drawn(
  'M7.8 6.5c.2 3 2.1 3.7 2.1 5.7 0 1.6-1.7 2-1.7 3.9 0 1.6 1.5 2.4 3.8 2.4s3.8-.8 3.8-2.4c0-1.9-1.7-2.3-1.7-3.9 0-2 1.9-2.7 2.1-5.7zM8.5 9.3h7M4.5 18.5c.6 1.7 2.2 2.5 4.5 2.5h6c2.3 0 3.9-.8 4.5-2.5M10.5 4c0-.9.8-1 .8-2M13.4 4c0-.9.8-1 .8-2',
  40,
);

export const Triangle = drawn('M12 4.5 21 20H3zM12 10.5v4M12 17.2v.1');

export const CircledI = () => (
  <Icon>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 11v5.5M12 7.7v.1" />
  </Icon>
);

export const Moon = drawn('M19.5 14.6A8 8 0 1 1 9.4 4.5a6.4 6.4 0 0 0 10.1 10.1z');

export const Contrast = () => (
  <Icon>
    <circle cx="12" cy="12" r="8" />
    <path d="M12 4v16M15 4.6v14.8M18 6.8v10.4" />
  </Icon>
);

export const Sun = () => (
  <Icon>
    <circle cx="12" cy="12" r="4.2" />
    <path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4" />
  </Icon>
);
