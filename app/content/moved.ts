import { z } from 'zod';

/* content/moved.json */

export const movedSchema = z.array(
  z.strictObject({
    from: z
      .string()
      .regex(
        /^(?:\/[a-zA-Z][a-zA-Z0-9-]*)+$/,
        'an old address of this site: /destinations/lake-van',
      ),
    to: z
      .string()
      .regex(/^\/[a-zA-Z0-9/-]*(?:#[a-zA-Z0-9-]+)?$/, 'an address of this site: /destinations/van'),
  }),
);
export type Moved = z.infer<typeof movedSchema>;
