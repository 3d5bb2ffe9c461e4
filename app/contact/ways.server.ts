import { content } from '../content/content.server.ts';

/** What the owner has entered of the ways to ask besides the form. */
export function waysToAsk() {
  const { telephone, whatsapp } = content().site.business ?? {};
  return { ...(telephone && { telephone }), ...(whatsapp && { whatsapp }) };
}
export type Ways = ReturnType<typeof waysToAsk>;
