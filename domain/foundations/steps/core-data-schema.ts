import { z } from 'zod';
import { legalForms, shareCapitalLimits } from '../../pricing/legal-forms.ts';
import {
  emailAddress,
  line,
  longText,
  optional,
  phoneNumber,
  required,
  website,
} from '../../text.ts';

export const totalShareholders = [
  'alone',
  'two',
  'three',
  'more-than-three',
  'unknown',
  'other',
] as const;
export type TotalShareholders = (typeof totalShareholders)[number];

/** We mail the name to the notary, so it must not contain a link or an address. */
const isNoAddress = (name: string) => !/:\/\/|\bwww\.|\S@[^\s@]+\.[^\s@]/i.test(name);

export const notarySchema = z.object({
  name: line(200),
  email: optional(emailAddress),
  city: optional(line(100)),
  phone: optional(phoneNumber),
});

/** The domestic business address, under which the register lists the company (§ 8 (4) no. 1 GmbHG). */
const businessAddressSchema = z.object({
  street: required(line(200)),
  zip: required(line(12).regex(/^\d{5}$/, 'NOT_A_ZIP')),
  city: required(line(100)),
});

/** The end of the calendar year, where nobody says otherwise. */
export const USUAL_FISCAL_YEAR_END = '12-31';

/** A day that every year has, `MM-DD`. */
const dayOfEveryYear = z
  .string()
  .regex(/^\d{2}-\d{2}$/, 'NOT_A_DAY')
  .refine((day) => z.iso.date().safeParse(`2025-${day}`).success, 'NOT_A_DAY');

export const coreDataSchema = z
  .object({
    companyName: line(200).refine(isNoAddress, 'NOT_TEXT'),
    city: line(100),
    website: optional(website),
    legalForm: z.enum(legalForms),
    totalShareholders: z.enum(totalShareholders),
    // Shares are whole euros (§ 5 (2) GmbHG), and so is their sum.
    shareCapitalCents: z.number().int().multipleOf(100, 'NOT_WHOLE_EUROS'),
    companyPurpose: longText(1_000),
    description: longText(5_000),
    preferredNotary: notarySchema.optional(),
    businessAddress: businessAddressSchema.optional(),
    fiscalYearEnd: optional(dayOfEveryYear),
  })
  .check((context) => {
    const { legalForm, shareCapitalCents } = context.value;
    const { min, max } = shareCapitalLimits[legalForm];
    if (shareCapitalCents >= min && shareCapitalCents <= max) return;
    context.issues.push({
      code: 'custom',
      path: ['shareCapitalCents'],
      message: legalForm === 'ug' ? 'UG_SHARE_CAPITAL' : 'GMBH_SHARE_CAPITAL',
      input: shareCapitalCents,
    });
  });

export type Notary = z.output<typeof notarySchema>;
export type CoreDataPayload = z.output<typeof coreDataSchema>;
/** Without the notary, who may change until the appointment is confirmed. */
export type CoreData = Omit<CoreDataPayload, 'preferredNotary'>;
