import { Icon } from './icon.tsx';

/** Seen from above, on its way up: no direction of reading turns it. */
export const Plane = () => (
  <Icon>
    <path d="M12 2.5c1.1 0 1.7 1.4 1.7 3v3.7l7.3 4.6v2l-7.3-2.3v4.3l2.3 1.8v1.4l-4-1-4 1v-1.4l2.3-1.8v-4.3L3 15.8v-2l7.3-4.6V5.5c0-1.6.6-3 1.7-3z" />
  </Icon>
);

export const Bus = () => (
  <Icon>
    <path d="M4.5 17.5V7.5c0-2.5 1.5-4 4-4h7c2.5 0 4 1.5 4 4v10zM4.5 12.5h15M9.5 6.5h5M8 15h.1M16 15h.1M7 17.5v3M17 17.5v3M4.5 8.5h-2v3M19.5 8.5h2v3" />
  </Icon>
);

export const Train = () => (
  <Icon>
    <path d="M12 2.5c4 0 6.5 2.8 6.5 8V14a4 4 0 0 1-4 4h-5a4 4 0 0 1-4-4v-3.5c0-5.2 2.5-8 6.5-8zM6 8.5c3.5 1.7 8.5 1.7 12 0M9 14h.1M15 14h.1M8.5 18l-2.5 3.5M15.5 18l2.5 3.5" />
  </Icon>
);

/** A ferry of the Bosphorus, bow first. */
export const Ferry = () => (
  <Icon>
    <path d="M3.5 13.5l8.5-2.5 8.5 2.5-2 4.8M5.5 18.3l-2-4.8M6.5 12.5V8h11v4.5M9 8V5h6v3M12 5V2.5M12 11v4.5M2.5 20.5c1.6 0 1.6-1.2 3.2-1.2s1.6 1.2 3.2 1.2 1.6-1.2 3.1-1.2 1.6 1.2 3.2 1.2 1.6-1.2 3.2-1.2 1.5 1.2 3.1 1.2" />
  </Icon>
);

export const Car = () => (
  <Icon>
    <path d="M4 18v-5.5l2.2-5.7A2 2 0 0 1 8 5.5h8a2 2 0 0 1 1.8 1.3L20 12.5V18zM4 12.5h16M7.5 15.3h.1M16.5 15.3h.1M6.5 18v2.2M17.5 18v2.2" />
  </Icon>
);
