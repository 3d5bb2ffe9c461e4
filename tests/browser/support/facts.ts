/*
 * What the specification fixes about destinations and articles. The tests state it once more, so
 * that a slip in content/ is found.
 */

export const destinationFacts = [
  { id: 'istanbul', price: 750, tags: ['historical', 'cultural', 'urban'] },
  { id: 'cappadocia', price: 850, tags: ['nature', 'adventure', 'unique'] },
  { id: 'antalya', price: 650, tags: ['beach', 'luxury', 'resort'] },
  { id: 'pamukkale', price: 550, tags: ['thermal', 'historical'] },
  { id: 'ephesus', price: 600, tags: ['archaeological', 'historical', 'cultural'] },
  { id: 'blacksea', price: 900, tags: ['nature', 'traditional', 'mountains'] },
];

/** Tags with a filter button, in the order of the vocabulary. */
export const filterTagIds = [
  'historical',
  'cultural',
  'urban',
  'nature',
  'adventure',
  'unique',
  'beach',
  'luxury',
  'resort',
  'thermal',
  'archaeological',
  'traditional',
  'mountains',
];

export const articleFacts = [
  { id: 'cappadocia', minutes: 5 },
  { id: 'istanbul', minutes: 6 },
  { id: 'turquoise-coast', minutes: 5 },
  { id: 'culinary-journey', minutes: 6 },
  { id: 'sustainable-tourism', minutes: 5 },
];

export const experienceIds = ['culturalTours', 'photography', 'culinary'];
