import { z } from 'zod';
import { contactRequest, partnerInquiry, sectors, withdrawal } from '#domain/inquiries/inquiry.ts';
import { locales } from '#domain/site/paths.ts';
import { instant } from '#domain/wire.ts';
import { declareCalls } from '../http/calls.ts';
import { keyHeaders } from '../http/requests.ts';
import { data, noBody, ofId, trap } from '../http/schemas.ts';

/** Sent by forms of the site beside what people type. */
export const fromForm = z.object({
  stamp: z.string().max(200).meta({
    description:
      'From GET /form-stamp, when the form is shown. Forms filled in at once are ignored.',
  }),
  trap,
});

const open = { access: 'public', ignoreBadToken: true } as const;

/** What visitors ask of us. */
export const inquiryCalls = declareCalls({
  'GET /form-stamp': { ...open, answers: { 200: data(z.object({ stamp: z.string() })) } },
  'POST /partner-inquiries': {
    ...open,
    headers: keyHeaders,
    body: partnerInquiry.extend({ terms: z.literal(true), ...fromForm.shape }),
    answers: { 204: noBody },
  },
  'POST /contact': {
    ...open,
    headers: keyHeaders,
    body: contactRequest.extend(fromForm.shape),
    answers: { 204: noBody },
  },
  /** A declaration with legal effect: it is never taken for spam. */
  'POST /withdrawals': {
    ...open,
    headers: keyHeaders,
    body: withdrawal,
    answers: { 200: data(z.object({ receivedAt: z.iso.datetime() })) },
  },
});

const about = z.object({
  id: z.string(),
  language: z.enum(locales),
  receivedAt: instant,
  doneAt: instant.nullable(),
  /** Who of the team has dealt with it. */
  doneBy: z.string().nullable(),
});

const partnerContent = z.object({
  company: z.string(),
  website: z.string(),
  contactPerson: z.string(),
  phone: z.string(),
  email: z.string(),
  sector: z.enum(sectors),
  services: z.string(),
});
const contactContent = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string().optional(),
  message: z.string(),
});
const withdrawalContent = z.object({
  name: z.string(),
  contract: z.string(),
  email: z.string(),
  message: z.string().optional(),
});

export const managedInquirySchema = z.discriminatedUnion('kind', [
  about.extend({ kind: z.literal('partner'), content: partnerContent }),
  about.extend({ kind: z.literal('contact'), content: contactContent }),
  about.extend({ kind: z.literal('withdrawal'), content: withdrawalContent }),
]);

export const managedInquiryCalls = declareCalls({
  'POST /admin/inquiries/:id/done': {
    access: 'inquiries.write',
    params: ofId,
    body: z.object({ done: z.boolean() }),
    answers: { 200: data(z.object({ doneAt: instant.nullable() })) },
  },
});
