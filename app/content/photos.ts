import type { Content } from './collections.server.ts';

/** Every photo with the folder of its entry and its number in that entry. */
export const photosOf = ({
  destinations,
  articles,
  people,
}: Pick<Content, 'destinations' | 'articles' | 'people'>) => [
  ...[...destinations, ...articles].flatMap(({ folder, facts }) =>
    facts.photos.map(({ photo }, at) => ({ folder, number: at + 1, photo })),
  ),
  ...people.flatMap(({ folder, facts: { photo } }) =>
    photo ? [{ folder, number: 1, photo }] : [],
  ),
];

/** Photos of other hosts. */
export const hostedPhotosOf = (content: Parameters<typeof photosOf>[0]) =>
  photosOf(content).flatMap(({ photo, ...place }) =>
    photo.host === 'own' ? [] : [{ ...place, photo }],
  );
