import { z } from 'zod';
import { answerSchema, followUpSchema, inquiryNoteSchema } from '#domain/inquiries/answers.ts';
import { contactRequest, partnerInquiry, sectors, withdrawal } from '#domain/inquiries/inquiry.ts';
import { mailFates } from '#domain/mails/letters.ts';
import { locales } from '#domain/site/paths.ts';
import { instant, named, uuid } from '#domain/wire.ts';
import { declareCalls } from '../http/calls.ts';
import { keyHeaders } from '../http/requests.ts';
import { data, list, noBody, ofId, page, trap } from '../http/schemas.ts';

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

const entry = z.object({ id: uuid, author: named, writtenAt: instant, text: z.string() });

/** An inquiry with everything that the team has made of it. */
export const wholeInquirySchema = z.object({
  inquiry: managedInquirySchema,
  /** By which people name it on the telephone. */
  number: z.string(),
  /** Who of the team has taken it. */
  owner: named.nullable(),
  /** Who has the address that was typed, and reads along; nobody has proved that they typed it. */
  member: named.nullable(),
  /** The oldest first, as are the notes. */
  answers: z.array(
    entry.extend({ mail: z.object({ fate: z.enum(mailFates), at: instant.nullable() }) }),
  ),
  /** What the member wrote below it. */
  followUps: z.array(entry),
  notes: z.array(entry),
});

const ownAbout = z.object({
  id: uuid,
  /** By which people name it on the telephone. */
  number: z.string(),
  language: z.enum(locales),
  receivedAt: instant,
  /** Answers of the team and what the member wrote next, the oldest first. */
  entries: z.array(
    z.object({
      id: uuid,
      by: z.enum(['team', 'member']),
      /** Who of the team; null for an account that is gone. */
      name: z.string().nullable(),
      text: z.string(),
      writtenAt: instant,
    }),
  ),
});

/** An inquiry as who sent it sees it. */
export const ownInquirySchema = z.discriminatedUnion('kind', [
  ownAbout.extend({ kind: z.literal('partner'), content: partnerContent }),
  ownAbout.extend({ kind: z.literal('contact'), content: contactContent }),
  ownAbout.extend({ kind: z.literal('withdrawal'), content: withdrawalContent }),
]);

const written = { 200: data(z.object({ id: uuid })) };

/** What was asked from the address of the account. */
export const ownInquiryCalls = declareCalls({
  'GET /inquiries': { access: 'member', query: page, answers: { 200: list(ownInquirySchema) } },
  'POST /inquiries/:id/follow-ups': {
    access: 'member',
    params: ofId,
    headers: keyHeaders,
    body: followUpSchema,
    answers: written,
  },
});

export const managedInquiryCalls = declareCalls({
  'GET /admin/inquiries/:id': {
    access: 'inquiries.read',
    params: ofId,
    answers: { 200: data(wholeInquirySchema) },
  },
  'POST /admin/inquiries/:id/answers': {
    access: 'inquiries.write',
    params: ofId,
    headers: keyHeaders,
    body: answerSchema,
    answers: written,
  },
  'POST /admin/inquiries/:id/notes': {
    access: 'inquiries.write',
    params: ofId,
    headers: keyHeaders,
    body: inquiryNoteSchema,
    answers: written,
  },
  'POST /admin/inquiries/:id/done': {
    access: 'inquiries.write',
    params: ofId,
    body: z.object({ done: z.boolean() }),
    answers: { 200: data(z.object({ doneAt: instant.nullable() })) },
  },
});
