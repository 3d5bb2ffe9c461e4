import { languageNames } from '../i18n/languages.ts';
import type { Locale } from '../locales.ts';
import { content } from '../content/content.server.ts';

export function getBusiness(locale: Locale, known = content().site.business) {
  const { controller: _, rate: __, ...own } = known ?? {};
  return {
    ...own,
    address: own.address?.[locale],
    hours: own.hours?.[locale],
    languages: own.languages && languageNames(locale, own.languages),
    payment: own.payment?.[locale],
    deposit: own.deposit?.[locale],
    cancellation: own.cancellation?.[locale],
    insurance: own.insurance?.[locale],
  };
}
export type Business = ReturnType<typeof getBusiness>;

/** Who is responsible for personal data; undefined until the owner has entered it. */
export function getController(locale: Locale, known = content().site.business) {
  const { controller } = known ?? {};
  return (
    controller && {
      ...controller,
      address: controller.address[locale],
      processing: controller.processing?.[locale],
    }
  );
}
export type Controller = ReturnType<typeof getController>;

/** WhatsApp and telephone, as far as the owner has entered them. */
export function getChannels() {
  const { telephone, whatsapp } = content().site.business ?? {};
  return { ...(telephone && { telephone }), ...(whatsapp && { whatsapp }) };
}
export type Channels = ReturnType<typeof getChannels>;
