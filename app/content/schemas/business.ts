import { z } from 'zod';
import { languages } from '../language.ts';
import { translated } from './translated.ts';

/* What only the owner knows; the site shows nothing for a field that is absent. */

const day = z.iso.date();

const rateSchema = z.strictObject({
  day: day.describe(
    'the day of the rate, for example 2026-11-20; it is printed beside every amount',
  ),
  currency: z.enum(['EUR', 'TRY', 'SAR']).describe('the other currency: EUR, TRY or SAR'),
  perDollar: z.number().positive().describe('how much of it one US dollar is'),
});

const https = z.url({ protocol: /^https$/ });

export const socialSchema = z
  .array(
    z.strictObject({
      name: z.string().min(2).max(40).describe('the name of the network, for example Instagram'),
      url: https.describe('the address of your page there'),
    }),
  )
  .default([])
  .describe('your pages in social networks, in the order shown');

const controllerSchema = z.strictObject({
  name: z.string().min(2).max(160).describe('the person or company, as registered'),
  address: translated.describe('its address, in each language'),
  email: z.email().describe('the address for requests about personal data'),
  processing: translated
    .optional()
    .describe('for what, on what legal ground, how long, and who else receives the data'),
});

export const businessSchema = z.strictObject({
  telephone: z
    .string()
    .regex(/^\+\d{8,15}$/, 'a plus, the country and the number without spaces: +902121234567')
    .meta({ reads: 'telephone' })
    .optional()
    .describe('the number that visitors may ring'),
  whatsapp: z
    .string()
    .regex(/^\d{8,15}$/, 'the country and the number, digits only: 905321234567')
    .meta({ reads: 'whatsapp' })
    .optional()
    .describe('the number that answers on WhatsApp'),
  licence: z
    .string()
    .min(3)
    .max(60)
    .optional()
    .describe('as the licence has it, for example "TÜRSAB A-1234"'),
  licencePage: https
    .optional()
    .describe('where the licence can be verified: the address that TÜRSAB gave you'),
  company: z
    .string()
    .min(2)
    .max(160)
    .optional()
    .describe('the title of the company, as registered'),
  tradeRegister: z
    .string()
    .min(3)
    .max(80)
    .optional()
    .describe('office and number, for example "İstanbul 123456-0"'),
  mersis: z
    .string()
    .regex(/^\d{16}$/, '16 digits')
    .optional()
    .describe('the MERSİS number'),
  taxOffice: z.string().min(2).max(80).optional().describe('the tax office'),
  taxNumber: z
    .string()
    .regex(/^\d{10,11}$/, '10 or 11 digits')
    .optional()
    .describe('the tax number'),
  address: translated.optional().describe('street and city of the office, in each language'),
  hours: translated.optional().describe('when someone answers, with the time zone'),
  languages: languages.optional().describe('the languages that you answer in: en, tr, ar, de'),
  payment: translated.optional().describe('how one can pay, and in which currencies'),
  deposit: translated.optional().describe('how much is paid when, in one or two sentences'),
  insurance: translated.optional().describe('what the trip is insured against, and by whom'),
  controller: controllerSchema
    .optional()
    .describe('who is responsible for personal data; then /privacy also lists the rights'),
  cancellation: translated
    .optional()
    .describe('what cancelling costs and until when, in one or two sentences of each language'),
  rate: rateSchema.optional().describe('shows a rough amount in another money beside each price'),
});
