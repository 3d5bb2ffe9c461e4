import { z } from 'zod';
import { https, languages, translated } from './text.ts';

/* What only the owner knows; the site shows nothing for a field that is absent. */

const day = z.iso.date();

const rateSchema = z.strictObject({
  day,
  currency: z.enum(['EUR', 'TRY', 'SAR']),
  perDollar: z.number().positive(),
});

export const socialSchema = z
  .array(
    z.strictObject({
      name: z.string().min(2).max(40),
      url: https,
    }),
  )
  .default([]);

const controllerSchema = z.strictObject({
  name: z.string().min(2).max(160),
  address: translated,
  email: z.email(),
  processing: translated.optional(),
});

export const businessSchema = z.strictObject({
  telephone: z
    .string()
    .regex(/^\+\d{8,15}$/, 'a plus, the country and the number without spaces: +902121234567')
    .optional(),
  whatsapp: z
    .string()
    .regex(/^\d{8,15}$/, 'the country and the number, digits only: 905321234567')
    .optional(),
  licence: z.string().min(3).max(60).optional(),
  licencePage: https.optional(),
  company: z.string().min(2).max(160).optional(),
  tradeRegister: z.string().min(3).max(80).optional(),
  mersis: z
    .string()
    .regex(/^\d{16}$/, '16 digits')
    .optional(),
  taxOffice: z.string().min(2).max(80).optional(),
  taxNumber: z
    .string()
    .regex(/^\d{10,11}$/, '10 or 11 digits')
    .optional(),
  address: translated.optional(),
  hours: translated.optional(),
  languages: languages.optional(),
  payment: translated.optional(),
  deposit: translated.optional(),
  insurance: translated.optional(),
  controller: controllerSchema.optional(),
  cancellation: translated.optional(),
  rate: rateSchema.optional(),
});
