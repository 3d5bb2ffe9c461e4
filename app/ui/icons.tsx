import type { ReactNode } from 'react';

/** Line icons of one hand on a 24-unit grid. They say nothing to those who listen. */
function Icon({ children, size = 24 }: { children: ReactNode; size?: number }) {
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

export const Menu = () => (
  <Icon>
    <path d="M4 7h16M4 12h16M4 17h16" />
  </Icon>
);

export const X = () => (
  <Icon>
    <path d="M6 6l12 12M18 6L6 18" />
  </Icon>
);

export const Globe = () => (
  <Icon size={20}>
    <circle cx="12" cy="12" r="9" />
    <path d="M3 12h18M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9S9 6 12 3z" />
  </Icon>
);

export const ChevronDown = () => (
  <Icon size={16}>
    <path d="M6 9l6 6 6-6" />
  </Icon>
);

/** Points to where reading goes on; right-to-left pages mirror it. */
export const ArrowForward = () => (
  <Icon size={20}>
    <path d="M4 12h15M13 6l6 6-6 6" />
  </Icon>
);

export const Check = () => (
  <Icon size={20}>
    <path d="M5 13l4 4L19 7" />
  </Icon>
);

export const Clock = () => (
  <Icon size={18}>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7v5l3 2" />
  </Icon>
);

/** A fluted column for Cultural Tours. */
export const Column = () => (
  <Icon size={40}>
    <path d="M5 4h14M6.5 7h11M5 20h14M7 17.5h10M8 7v10.5M12 7v10.5M16 7v10.5M6.5 7L5 4M17.5 7L19 4" />
  </Icon>
);

export const Camera = () => (
  <Icon size={40}>
    <path d="M4 8h3.5L9 5.5h6L16.5 8H20v11H4z" />
    <circle cx="12" cy="13.2" r="3.4" />
    <path d="M17.3 10.6h.1" />
  </Icon>
);

/** A tulip glass of tea for Culinary. */
export const Tea = () => (
  <Icon size={40}>
    <path d="M8 7c0 3 1.7 3.5 1.7 5.8S8 15.5 8 18h8c0-2.5-1.7-2.9-1.7-5.2S16 10 16 7z" />
    <path d="M5 20.5h14M8.8 10h6.4M10.5 4.5c0-.8.6-1 .6-1.8M13.3 4.5c0-.8.6-1 .6-1.8" />
  </Icon>
);

export const Sun = () => (
  <Icon>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6L7 7M17 17l1.4 1.4M18.4 5.6L17 7M7 17l-1.4 1.4" />
  </Icon>
);

export const Moon = () => (
  <Icon>
    <path d="M19.5 14.6A8 8 0 1 1 9.4 4.5a6.4 6.4 0 0 0 10.1 10.1z" />
  </Icon>
);

/** Half light, half dark, the darker half drawn in lines. */
export const Contrast = () => (
  <Icon>
    <circle cx="12" cy="12" r="8" />
    <path d="M12 4v16M15 4.6v14.8M18 6.8v10.4" />
  </Icon>
);

/** A tulip, the flower of İznik tiles, for spring. */
export const Tulip = () => (
  <Icon>
    <path d="M12 13c-3 0-4.5-2-4.5-4.5C7.5 6.5 8 5 8 4l2.3 2L12 3.5 13.7 6 16 4c0 1 .5 2.5.5 4.5C16.5 11 15 13 12 13zM12 13v8M12 19c-2.5 0-4-1.5-4.5-3.5M12 18c2.5 0 4-1.5 4.5-3.5" />
  </Icon>
);

export const Leaf = () => (
  <Icon>
    <path d="M5 19c0-8 5-13 14-14 0 9-5 14-12 13M5 19c2-4 5-7 9-9" />
  </Icon>
);

export const Snow = () => (
  <Icon>
    <path d="M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5L12 7l2.5-2.5M9.5 19.5L12 17l2.5 2.5" />
  </Icon>
);

export const Bulb = () => (
  <Icon>
    <path d="M9 18h6M10 21h4M8.5 15.5C6.8 14.3 6 12.6 6 10.5 6 7 8.7 4.5 12 4.5s6 2.5 6 6c0 2.1-.8 3.8-2.5 5z" />
  </Icon>
);

export const Compass = () => (
  <Icon>
    <circle cx="12" cy="12" r="9" />
    <path d="M15.5 8.5l-2 5-5 2 2-5z" />
  </Icon>
);
