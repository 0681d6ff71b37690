import { z } from 'zod';
import { line, optional, required } from '../text.ts';

/**
 * Where invoices may go: the EU, the EEA, Switzerland and the United Kingdom. Readers get the names
 * from `Intl.DisplayNames`.
 */
export const billingCountries = [
  'DE',
  'AT',
  'BE',
  'BG',
  'CH',
  'CY',
  'CZ',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GB',
  'GR',
  'HR',
  'HU',
  'IE',
  'IS',
  'IT',
  'LI',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'NO',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
] as const;

/** German ones only: an invoice to a business elsewhere would be one without VAT, which we do not write. */
const vatId = z
  .string()
  .trim()
  .transform((value) => value.replace(/[\s.-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^DE\d{9}$/, 'NOT_A_VAT_ID'));

/** To whom an invoice is addressed. Used by forms and the API alike. */
export const billingSchema = z
  .object({
    name: required(line(100)),
    company: optional(line(200)),
    street: required(line(200)),
    zip: required(line(12)),
    city: required(line(100)),
    country: z.preprocess((value) => value || undefined, z.enum(billingCountries, 'NOT_CHOSEN')),
    vatId: optional(vatId),
  })
  .refine(({ country, zip }) => country !== 'DE' || /^\d{5}$/.test(zip), {
    path: ['zip'],
    message: 'NOT_A_ZIP',
  });
export type Billing = z.output<typeof billingSchema>;
