import type { Locale } from '../../locales.ts';
import { content } from '../../content/content.server.ts';
import { renderMarkdown } from '../../i18n/markdown.server.ts';
import { destinationCards } from '../../destinations/destination-cards.server.ts';
import { getPeople } from '../../contact/people.server.ts';
import { pictureWords } from '../../content/picture-words.server.ts';
import { writeTrip } from '../../trip/trip.ts';

export const experienceCards = (locale: Locale) =>
  content().experiences.map(({ id, facts: { icon, scene }, translations }) => {
    const { name, description } = translations[locale].frontMatter;
    return { id, icon, scene, name, description };
  });
export type ExperienceCardData = ReturnType<typeof experienceCards>[number];

export function getExperiences(locale: Locale) {
  const cards = destinationCards(locale);
  const people = getPeople(locale);
  return content().experiences.map(({ id, facts, translations }) => {
    const places = facts.destinations.flatMap((place) => cards.filter((card) => card.id === place));
    return {
      ...translations[locale].frontMatter,
      id,
      icon: facts.icon,
      scene: facts.scene,
      imageAlt: pictureWords(locale, facts.scene, translations[locale].frontMatter.name),
      html: renderMarkdown(translations[locale].body, locale),
      places,
      trip: writeTrip({
        stops: places
          .filter(({ closure }) => !closure?.isNow)
          .map((place) => ({ place: place.id, nights: place.nights })),
        also: translations[locale].frontMatter.name,
      }),
      people: people
        .filter((person) => person.experiences.includes(id))
        .map((person) => ({ id: person.id, name: person.name })),
    };
  });
}
