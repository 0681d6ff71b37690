import { z } from 'zod';
import { identificationGates } from '#domain/foundations/command.ts';
import { mandateStates } from '#domain/foundations/people/mandate.ts';
import { duePortions, unsureAbout } from '#domain/foundations/people/people.ts';
import { articlesKinds } from '#domain/foundations/review/review-checklist.ts';
import { day, instant, uuid } from '#domain/wire.ts';
import { participationRoles } from '../read-models/participations.ts';

const address = { street: z.string(), zip: z.string(), city: z.string(), country: z.string() };

/** What the deed says of a person or a company. Texts may read as erased. */
const details = z.union([
  z.object({
    birthDate: z.string(),
    birthPlace: z.string(),
    birthName: z.string().optional(),
    nationalities: z.array(z.string()),
    ...address,
  }),
  z.object({
    legalForm: z.string(),
    ...address,
    register: z.object({ authority: z.string(), number: z.string(), country: z.string() }),
    representedBy: z.array(
      z.object({ firstName: z.string(), lastName: z.string(), birthDate: z.string() }),
    ),
  }),
]);

export const participantRoles = ['shareholder', 'managing-director'] as const;

const participant = z.object({
  participantId: uuid,
  kind: z.enum(['natural', 'company']),
  name: z.string(),
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  companyName: z.string().optional(),
  roles: z.array(z.enum(participantRoles)),
  /** Sum of the nominal values in whole euros; 0 for who takes no share. */
  shareEuros: z.int(),
  /** Per cent of the share capital, with two decimals. */
  share: z.string(),
  shareholder: z
    .object({ shareEuros: z.array(z.int()), due: z.enum(duePortions).optional() })
    .optional(),
  managingDirector: z.object({ alone: z.boolean(), selfDealing: z.boolean() }).optional(),
  /** Whether the person takes part with an account. */
  joined: z.boolean(),
  /** Whether an invitation is open. */
  invited: z.boolean(),
  /** When the person was last invited. */
  invitedAt: instant.optional(),
  details: z.enum(['missing', 'complete']),
  /** What the deed says of the person: for the team, oneself, and the lead while nobody has joined. */
  stated: details.optional(),
  /** For the lead and the team. */
  email: z.string().optional(),
  /** False for a minor; left out while no date of birth is stated. For those who see the date. */
  ofAge: z.boolean().optional(),
  /** Whether a lawyer has cleared what a minor needs. */
  cleared: z.boolean().optional(),
  identified: z.boolean(),
  /** Whether details of the identification are still being checked, and no more than that. */
  checking: z.boolean(),
  /** Whether a shareholder has accepted the newest version of every draft. */
  accepted: z.boolean(),
  /** Whether somebody who has joined has released the law firm from secrecy towards us. */
  released: z.boolean(),
  /** Whether somebody who has joined has released the chosen notary towards us and the law firm. */
  notaryReleased: z.boolean(),
});
export type ParticipantView = z.output<typeof participant>;

/** What GET /foundations/:id says of the people. */
export const peopleSchema = z.object({
  lead: z.object({ participantId: uuid, name: z.string().nullable() }),
  participants: z.array(participant),
  /** What was stated of all together; null until people were stated. */
  people: z
    .object({
      articles: z.enum(articlesKinds).optional(),
      unsure: z.array(z.object({ about: z.enum(unsureAbout), note: z.string().optional() })),
      statedAt: instant,
    })
    .nullable(),
  /** False for foundations from before people were stated; they go on without. */
  peopleRequired: z.boolean(),
  /** Before what everybody must have been identified; `off`: nobody must. */
  identification: z.enum(identificationGates),
  mandate: z.object({
    state: z.enum(mandateStates),
    since: instant.optional(),
    /** The day on which the firm's answer is due, and the first one on which the founder may step back. */
    dueOn: day.optional(),
    stepBackFrom: day.optional(),
  }),
  /** Ends of the withdrawal periods; null while nothing is ordered. */
  withdrawal: z.object({ platform: instant, lawFirm: instant.optional() }).nullable(),
  /** As whom the reader takes part; null for the team. */
  viewer: z.object({ role: z.enum(participationRoles), participantId: uuid }).nullable(),
  /** Whether the reader has released the chosen notary. */
  hasReleasedNotary: z.boolean(),
});
export type PeopleView = z.output<typeof peopleSchema>;
