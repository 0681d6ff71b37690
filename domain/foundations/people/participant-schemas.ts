import { z } from 'zod';
import { type Country, countryNames } from '../../orders/countries/names.ts';
import { emailAddress, line, longText, optional } from '../../text.ts';
import { articlesKinds } from '../review/review-checklist.ts';
import { duePortions, PARTICIPANTS_MAX, unsureAbout } from './people.ts';

const SHARES_MAX = 100;

/** ISO 3166-1 alpha-2. */
const country = z.enum(Object.keys(countryNames) as [Country, ...Country[]]);
const name = line(100);
const date = z.iso.date({ error: 'NOT_A_DATE' });

const stated = {
  /** Left out for somebody new. */
  participantId: z.uuid().optional(),
  email: optional(emailAddress),
  shareholder: z
    .object({
      // Whole euros (§ 5 (2) GmbHG).
      shareEuros: z.array(z.int().min(1).max(1_000_000_000)).min(1).max(SHARES_MAX),
      due: z.enum(duePortions).optional(),
    })
    .optional(),
  managingDirector: z.object({ alone: z.boolean(), selfDealing: z.boolean() }).optional(),
};
const participantSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('natural'), ...stated, firstName: name, lastName: name }),
  z.object({ kind: z.literal('company'), ...stated, companyName: line(200) }),
]);

/** The whole list, and what is not certain yet. */
export const stateParticipantsSchema = z.object({
  participants: z.array(participantSchema).min(1).max(PARTICIPANTS_MAX),
  articles: z.enum(articlesKinds).optional(),
  unsure: z
    .array(z.object({ about: z.enum(unsureAbout), note: optional(longText(2_000)) }))
    .max(unsureAbout.length)
    .optional(),
});

const address = { street: line(200), zip: line(20), city: line(100), country };
const personDetails = {
  birthDate: date,
  birthPlace: line(100),
  birthName: optional(name),
  nationalities: z.array(country).min(1).max(5),
  ...address,
};
const companyDetails = {
  legalForm: line(100),
  ...address,
  register: z.object({ authority: line(200), number: line(100), country }),
  representedBy: z
    .array(z.object({ firstName: name, lastName: name, birthDate: date }))
    .min(1)
    .max(10),
};

export const personDetailsSchema = z.object({ participantId: z.uuid(), ...personDetails });
export const companyDetailsSchema = z.object({ participantId: z.uuid(), ...companyDetails });
/** What the deed says of a person or a company; which of both, the list of participants says. */
export const stateDetailsSchema = z.union([personDetailsSchema, companyDetailsSchema]);
export type StateDetails = z.output<typeof stateDetailsSchema>;
