import { languageNames } from '../i18n/languages.ts';
import type { Locale } from '../locales.ts';
import { content } from '../content/content.server.ts';

export function getBusiness(locale: Locale, known = content().site.business) {
  const own = known ?? {};
  return {
    telephone: own.telephone,
    whatsapp: own.whatsapp,
    licence: own.licence,
    licencePage: own.licencePage,
    company: own.company,
    tradeRegister: own.tradeRegister,
    mersis: own.mersis,
    taxOffice: own.taxOffice,
    taxNumber: own.taxNumber,
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
