import { expect } from 'vitest';
import { z } from 'zod';
import { origin } from '../../app/site.ts';
import { type Page } from './site.ts';

const nodeSchema = z.looseObject({ '@type': z.string() });
const graphSchema = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(nodeSchema).min(2),
});
type Node = z.infer<typeof nodeSchema>;

export const sourceOf = (page: Page) =>
  /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page.html)?.[1] ?? '';
export const nodesOf = (page: Page): Node[] =>
  graphSchema.parse(JSON.parse(sourceOf(page)))['@graph'];

export function nodeOf<Schema extends z.ZodType>(page: Page, type: string, schema: Schema) {
  const [node, ...more] = nodesOf(page).filter((candidate) => candidate['@type'] === type);
  expect([page.address, more]).toEqual([page.address, []]);
  return schema.parse(node);
}

export const listSchema = z.looseObject({
  itemListElement: z.array(
    z.strictObject({
      '@type': z.literal('ListItem'),
      position: z.int(),
      name: z.string(),
      item: z.string().optional(),
      url: z.string().optional(),
    }),
  ),
});
export const entriesOf = (page: Page, type: string) =>
  nodeOf(page, type, listSchema).itemListElement.map(({ position, name, item, url }) => ({
    position,
    name,
    address: (item ?? url ?? '').slice(origin.length),
  }));
