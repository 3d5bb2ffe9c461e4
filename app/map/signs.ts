/** A Seljuk star, centred at 0, 0. */
export const star =
  'M0-13L3.8-9.2H9.2V-3.8L13 0L9.2 3.8V9.2H3.8L0 13L-3.8 9.2H-9.2V3.8L-13 0L-9.2-3.8V-9.2H-3.8z';

/** An aeroplane that flies to the right, centred at 0, 0. */
export const aeroplane =
  'M15 0C15 2 12 2.6 9 2.6H3L-4 11H-7L-3.6 2.6H-9L-12 6H-14L-12.4 0L-14-6H-12L-9-2.6H-3.6L-7-11H-4L3-2.6H9C12-2.6 15-2 15 0z';

/** The side of its dot on which a town's name covers no place; for towns that are not listed, the right. */
export const townSides: Readonly<Record<string, 'left' | 'below'>> = {
  ankara: 'below',
  izmir: 'left',
};
