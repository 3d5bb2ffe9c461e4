import type { Content } from './collections.server.ts';

/** Every photo with the folder of its entry. */
export const photosOf = ({
  destinations,
  articles,
  people,
}: Pick<Content, 'destinations' | 'articles' | 'people'>) => [
  ...[...destinations, ...articles].flatMap(({ folder, facts }) =>
    facts.photos.map(({ photo }) => ({ folder, photo })),
  ),
  ...people.flatMap(({ folder, facts: { photo } }) => (photo ? [{ folder, photo }] : [])),
];
