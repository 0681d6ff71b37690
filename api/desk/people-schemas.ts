import { z } from 'zod';
import { personalRights } from '#domain/desk/rights.ts';
import { locales } from '#domain/site/paths.ts';
import { emailAddress, line, optional } from '#domain/text.ts';
import { instant } from '#domain/wire.ts';
import { enteredPassword } from '#modules/accounts/login/passwords/password-rules.ts';
import { roleNames } from '#modules/accounts/profile/account-fields.ts';
import { cardSchema } from '#projections/foundations/views.ts';
import { ownMeeting } from '../appointments/meeting-schemas.ts';
import { erasureSchema } from '../erasures/schemas.ts';
import { declareCalls } from '../http/calls.ts';
import { data, list, noBody, ofId, orEmpty } from '../http/schemas.ts';
import { invoiceSchema } from '../invoices/schemas.ts';
import { orderCardSchema } from '../orders/schemas.ts';

export const personRow = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string().nullable(),
  phone: z.string().nullable(),
  role: z.enum(roleNames),
  status: z.enum(['invited', 'unverified', 'active', 'suspended', 'archived']),
  createdAt: instant,
  lastLoginAt: instant.nullable(),
  hasSecondFactor: z.boolean(),
});

const managedPerson = personRow.extend({
  language: z.string(),
  /** `default`, or the name of the login provider. */
  provider: z.string(),
  pendingEmail: z.string().nullable(),
  /** Rights besides those of the role. */
  givenRights: z.array(z.enum(personalRights)),
  secondFactorSince: instant.nullable(),
  /** Null unless it is open; without dates once its link is over. */
  invitation: z
    .object({ sentAt: instant.nullable(), endsAt: instant.nullable(), by: z.string().nullable() })
    .nullable(),
  /** What was agreed to at the registration, with the versions shown then. */
  agreed: z
    .object({ at: instant, terms: z.string().nullable(), termsOfUse: z.string().nullable() })
    .nullable(),
  newsletter: z.object({ since: instant.nullable(), requestedAt: instant.nullable() }),
  /** Empty for readers who may not end them. */
  sessions: z.array(
    z.object({
      browser: z.string().nullable(),
      system: z.string().nullable(),
      createdAt: instant,
      lastUsedAt: instant,
    }),
  ),
  /** Null unless the account is to be deleted. */
  erasure: erasureSchema.pick({ state: true, dueAt: true, waitsFor: true, id: true }).nullable(),
  /** How many formations this person looks after in the team; counted to 1,000. */
  looksAfter: z.int(),
});

/** The newest of each, and how many there are. */
const belongings = z.object({
  foundations: list(cardSchema),
  orders: list(orderCardSchema),
  invoices: list(invoiceSchema),
  meetings: list(ownMeeting),
});

export const peopleCalls = declareCalls({
  'GET /admin/people/:id': {
    access: 'people.read',
    params: ofId,
    answers: { 200: data(managedPerson) },
  },
  'GET /admin/people/:id/belongings': {
    access: 'people.read',
    params: ofId,
    answers: { 200: data(belongings) },
  },
  'POST /admin/people': {
    access: 'people.invite',
    body: z.object({
      email: emailAddress,
      firstName: optional(line(100)),
      lastName: optional(line(100)),
      role: z.enum(roleNames),
      language: z.enum(locales),
      /** Of who invites, for roles of the team once the login is older than 15 minutes. */
      current_password: enteredPassword.optional(),
    }),
    answers: { 200: data(ofId) },
  },
  'POST /admin/people/:id/invitation': {
    access: 'people.invite',
    params: ofId,
    answers: { 204: noBody },
  },
  'DELETE /admin/people/:id/invitation': {
    access: 'people.invite',
    params: ofId,
    answers: { 204: noBody },
  },
  'PUT /admin/people/:id/rights': {
    access: 'people.write',
    params: ofId,
    body: z.object({
      rights: z.array(z.enum(personalRights)).max(personalRights.length),
      current_password: enteredPassword.optional(),
    }),
    answers: { 204: noBody },
  },
  'POST /admin/people/:id/end-sessions': {
    access: 'people.write',
    params: ofId,
    body: orEmpty(z.object({ current_password: enteredPassword.optional() })),
    answers: { 204: noBody },
  },
});
