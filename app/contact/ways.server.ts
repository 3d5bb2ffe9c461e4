import { content } from '../content/content.server.ts';

/** WhatsApp and telephone, as far as the owner has entered them. */
export function waysToAsk() {
  const { telephone, whatsapp } = content().site.business ?? {};
  return { ...(telephone && { telephone }), ...(whatsapp && { whatsapp }) };
}
export type Ways = ReturnType<typeof waysToAsk>;
