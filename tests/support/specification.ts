import { content } from './texts.ts';

/*
 * What the owner's specification fixes, once for all tests. A price is not among it: the owner may
 * change it, in facts.json alone, and tests read it there.
 */

const priceOf = (id: string) =>
  content.destinations.find((destination) => destination.id === id)?.facts.price ?? Number.NaN;

export const destinationFacts = [
  { id: 'istanbul', title: 'Istanbul', tags: ['historical', 'cultural', 'urban'] },
  { id: 'cappadocia', title: 'Cappadocia', tags: ['nature', 'adventure', 'unique'] },
  { id: 'antalya', title: 'Antalya', tags: ['beach', 'luxury', 'resort'] },
  { id: 'pamukkale', title: 'Pamukkale', tags: ['thermal', 'historical'] },
  { id: 'ephesus', title: 'Ephesus', tags: ['archaeological', 'historical', 'cultural'] },
  { id: 'blacksea', title: 'Black Sea', tags: ['nature', 'traditional', 'mountains'] },
].map((destination) => ({ ...destination, price: priceOf(destination.id) }));

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
