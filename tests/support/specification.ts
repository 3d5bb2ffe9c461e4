import { content } from './texts.ts';

/* Fixed by the owner's specification. */

export const specifiedDestinations = [
  { id: 'istanbul', title: 'Istanbul', tags: ['historical', 'cultural', 'urban'] },
  { id: 'cappadocia', title: 'Cappadocia', tags: ['nature', 'adventure', 'unique'] },
  { id: 'antalya', title: 'Antalya', tags: ['beach', 'luxury', 'resort'] },
  { id: 'pamukkale', title: 'Pamukkale', tags: ['thermal', 'historical'] },
  { id: 'ephesus', title: 'Ephesus', tags: ['archaeological', 'historical', 'cultural'] },
  { id: 'blacksea', title: 'Black Sea', tags: ['nature', 'traditional', 'mountains'] },
];

export const destinationFacts = specifiedDestinations.map(({ id, title }) => {
  const facts = content.destinations.find((destination) => destination.id === id)?.facts;
  return { id, title, tags: facts?.tags ?? [], price: facts?.price ?? Number.NaN };
});

/** In the order of their filter buttons. */
export const filterTagIds = content.tags.filter(({ hidden }) => !hidden).map(({ id }) => id);

export const articleFacts = [
  { id: 'cappadocia', minutes: 5 },
  { id: 'istanbul', minutes: 6 },
  { id: 'turquoise-coast', minutes: 5 },
  { id: 'culinary-journey', minutes: 6 },
  { id: 'sustainable-tourism', minutes: 5 },
];

export const experienceIds = ['culturalTours', 'photography', 'culinary'];
