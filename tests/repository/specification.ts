/* Exact values of the specification of this site; another site of the same code has its own. */

export const specifiedDestinations = [
  { id: 'istanbul', title: 'Istanbul', price: 750, tags: ['historical', 'cultural', 'urban'] },
  { id: 'cappadocia', title: 'Cappadocia', price: 850, tags: ['nature', 'adventure', 'unique'] },
  { id: 'antalya', title: 'Antalya', price: 650, tags: ['beach', 'luxury', 'resort'] },
  { id: 'pamukkale', title: 'Pamukkale', price: 550, tags: ['thermal', 'historical'] },
  {
    id: 'ephesus',
    title: 'Ephesus',
    price: 600,
    tags: ['archaeological', 'historical', 'cultural'],
  },
  {
    id: 'blacksea',
    title: 'Black Sea',
    price: 900,
    tags: ['nature', 'traditional', 'mountains'],
  },
];

/** Names of the filter buttons, in their order. */
export const specifiedTags = [
  'Historical',
  'Cultural',
  'Urban',
  'Nature',
  'Adventure',
  'Unique',
  'Beach',
  'Luxury',
  'Resort',
  'Thermal',
  'Archaeological',
  'Traditional',
  'Mountains',
];

/** Minutes. */
export const specifiedReadTimes = {
  cappadocia: 5,
  istanbul: 6,
  'turquoise-coast': 5,
  'culinary-journey': 6,
  'sustainable-tourism': 5,
};
