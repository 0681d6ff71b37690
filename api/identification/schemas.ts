import { z } from 'zod';
import { identificationMethods } from '#domain/foundations/people/people.ts';
import {
  differences,
  identificationStates,
  seenInPerson,
} from '#domain/identification/identification.ts';
import { riskFile } from '#domain/identification/risk.ts';
import { longText } from '#domain/text.ts';
import { instant, named, uuid } from '#domain/wire.ts';
import { enteredPassword } from '#modules/accounts/login/passwords/password-rules.ts';
import { identificationContent } from '#modules/identification/content.ts';
import { declareCalls } from '../http/calls.ts';
import { keyHeaders } from '../http/requests.ts';
import { data, mailedToken, noBody, ofId, orEmpty, pdfAnswer, pdfPart } from '../http/schemas.ts';

const provider = z.object({ name: z.string(), label: z.string() });

/** `checking` says no more than that: details are still being checked. */
const standing = z.enum(['open', 'checking', 'cleared']);

const identified = z.object({
  identificationId: uuid,
  state: z.enum(identificationStates),
  /** Of the foundation, where it was told. */
  revision: z.int().optional(),
  position: z.string().optional(),
});

/** What everybody says of herself, and where she goes. */
const declared = z.object({
  politicallyExposed: z.boolean(),
  forOwnAccount: z.boolean(),
  /** The only one by default. */
  provider: z.string().max(40).optional(),
});

const url = data(z.object({ url: z.url() }));

/** Who may be identified here, and how far that is; members see themselves and those whom they may send a link. */
const participants = z.array(
  z.object({
    participantId: uuid,
    name: z.string(),
    kind: z.enum(['natural', 'company']),
    standing,
    /** The reader's own. */
    own: z.boolean(),
    hasAccount: z.boolean(),
    /** Whether there is an address to which a link can go. */
    hasEmail: z.boolean(),
    /** Of a company: who represents it, and has to be seen. */
    people: z.array(z.string()),
  }),
);

export const identificationCalls = declareCalls({
  'GET /foundations/:id/identifications': {
    access: 'signed-in',
    params: ofId,
    answers: { 200: data(z.object({ providers: z.array(provider), participants })) },
  },
  'POST /foundations/:id/identifications/start': {
    access: 'member',
    params: ofId,
    body: declared.extend({ participantId: z.uuid() }),
    answers: { 200: url },
  },
  'POST /foundations/:id/identifications/link': {
    access: 'signed-in',
    params: ofId,
    headers: keyHeaders,
    body: z.object({ participantId: z.uuid() }),
    answers: { 200: data(z.object({ expiresAt: instant })) },
  },
  'GET /identifications/callback': {
    access: 'public',
    ignoreBadToken: true,
    refusesHead: true,
    query: z.looseObject({
      state: z.string().max(500).optional(),
      error: z.string().max(200).optional(),
    }),
    answers: { 302: noBody },
  },
  'POST /identifications/links/exchange': {
    access: 'public',
    ignoreBadToken: true,
    body: z.object({ token: mailedToken }),
    answers: {
      200: data(
        z.object({
          linkId: uuid,
          companyName: z.string(),
          name: z.string(),
          providers: z.array(provider),
          expiresAt: instant,
        }),
      ),
    },
  },
  'POST /identifications/links/start': {
    access: 'public',
    ignoreBadToken: true,
    body: declared.extend({ linkId: z.uuid() }),
    answers: { 200: url },
  },
});

/** What somebody of the team has seen, with its copy. */
export const inPersonCalls = declareCalls({
  'POST /foundations/:id/identifications': {
    access: 'identification.clear',
    params: ofId,
    headers: keyHeaders,
    described: {
      form: seenInPerson.extend({
        file: pdfPart,
        registerExtract: pdfPart
          .optional()
          .meta({ description: 'Of a company, after the copy of the document.' }),
      }),
    },
    answers: { 200: data(identified) },
  },
});

const proof = { current_password: enteredPassword.optional() };

/** What is known about one identification, with what is stated now. */
const wholeIdentification = z.object({
  id: uuid,
  participantId: uuid,
  name: z.string(),
  method: z.enum(identificationMethods),
  state: z.enum(identificationStates),
  madeAt: instant,
  by: named.nullable(),
  seen: identificationContent.shape.seen,
  stated: identificationContent.shape.stated,
  differences: z.array(z.enum(differences)),
  document: identificationContent.shape.document,
  politicallyExposed: z.boolean(),
  forOwnAccount: z.boolean(),
  copies: z.array(
    z.object({
      id: uuid,
      what: z.enum(['document', 'register-extract']),
      name: z.string(),
      size: z.int(),
      sha256: z.string(),
    }),
  ),
  provider: z
    .object({ name: z.string(), issuer: z.string(), subject: z.string(), verifiedAt: instant })
    .nullable(),
  /** `verified_claims` as the provider sent them, as JSON. */
  answer: z.string().nullable(),
  decision: z
    .object({ by: named, at: instant, verdict: z.enum(['cleared', 'refused']), note: z.string() })
    .nullable(),
});

const wholeRiskFile = riskFile.extend({ reasons: z.string(), by: named, madeAt: instant });

export const identificationFileCalls = declareCalls({
  'POST /admin/foundations/:id/identifications/read': {
    access: 'identification.read',
    params: ofId,
    body: orEmpty(z.object(proof)),
    answers: {
      200: data(
        z.object({
          identifications: z.array(wholeIdentification),
          risk: wholeRiskFile.nullable(),
          /** From how many percent somebody is a beneficial owner today, and whether exactly so many count. */
          threshold: z.object({ percent: z.int(), inclusive: z.boolean(), source: z.string() }),
          /** People whose shares reach it. */
          owners: z.array(z.object({ participantId: uuid, name: z.string() })),
        }),
      ),
    },
  },
  'POST /admin/foundations/:id/identifications/copies/:copyId': {
    access: 'identification.read',
    isDownload: true,
    params: ofId.extend({ copyId: z.string() }),
    body: orEmpty(z.object(proof)),
    answers: { 200: pdfAnswer },
  },
  'POST /admin/foundations/:id/identifications/:identificationId/decision': {
    access: 'identification.clear',
    params: ofId.extend({ identificationId: z.string() }),
    body: z.object({ verdict: z.enum(['cleared', 'refused']), note: longText(2_000) }),
    answers: { 200: data(identified) },
  },
  'PUT /admin/foundations/:id/risk': {
    access: 'identification.clear',
    params: ofId,
    body: riskFile,
    answers: { 204: noBody },
  },
});
