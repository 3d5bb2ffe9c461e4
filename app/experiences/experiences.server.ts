import type { Locale } from '../locales.ts';
import { content } from '../content/content.server.ts';
import { renderMarkdown } from '../content/markdown.server.ts';
import { destinationCards } from '../destinations/destination-cards.server.ts';
import { getPeople } from '../people/people.server.ts';
import { pictureWords } from '../head/pages.server.ts';

export function experienceCards(locale: Locale) {
  return content().experiences.map(({ id, facts, translations }) => {
    const { name, description } = translations[locale].frontMatter;
    return { id, icon: facts.icon, scene: facts.scene, name, description };
  });
}
export type ExperienceCardData = ReturnType<typeof experienceCards>[number];

export function getExperiences(locale: Locale) {
  const titles = new Map(destinationCards(locale).map((card) => [card.id, card.title]));
  const people = getPeople(locale);
  return content().experiences.map(({ id, facts, translations }) => ({
    ...translations[locale].frontMatter,
    id,
    icon: facts.icon,
    scene: facts.scene,
    imageAlt: pictureWords(locale, facts.scene, translations[locale].frontMatter.name),
    html: renderMarkdown(translations[locale].body, locale),
    destinations: facts.destinations.map((card) => ({ id: card, title: titles.get(card) ?? card })),
    people: people
      .filter((person) => person.experiences.includes(id))
      .map((person) => ({ id: person.id, name: person.name })),
  }));
}
