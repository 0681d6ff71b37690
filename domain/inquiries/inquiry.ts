import { z } from 'zod';
import { emailAddress, line, longText, optional, phoneNumber, required, website } from '../text.ts';

/** Sectors of companies that want to become a partner. */
export const sectors = [
  'educational-institution',
  'accounting',
  'coaching',
  'finance',
  'startup-centre',
  'marketing',
  'law',
  'management-consulting',
  'insurance',
  'other',
] as const;
export type Sector = (typeof sectors)[number];

/** An inquiry by a company that wants to become a partner. Form and API ask it to accept the terms. */
export const partnerInquiry = z.object({
  company: required(line(200)),
  website: required(website),
  contactPerson: required(line(100)),
  phone: required(phoneNumber),
  email: required(emailAddress),
  sector: z.preprocess((value) => value || undefined, z.enum(sectors, 'NOT_CHOSEN')),
  services: required(longText(2_000)),
});

export const contactRequest = z.object({
  name: required(line(100)),
  email: required(emailAddress),
  phone: optional(phoneNumber),
  message: required(longText(5_000)),
});

/** The statement of § 356a (2) BGB: the consumer, the contract, and the address for the receipt. */
export const withdrawal = z.object({
  name: required(line(100)),
  contract: required(line(200)),
  email: required(emailAddress),
  message: optional(longText(2_000)),
});

export type PartnerInquiry = z.output<typeof partnerInquiry>;
export type ContactRequest = z.output<typeof contactRequest>;
export type Withdrawal = z.output<typeof withdrawal>;

export interface InquiryContents {
  partner: PartnerInquiry;
  contact: ContactRequest;
  withdrawal: Withdrawal;
}
export type InquiryKind = keyof InquiryContents;

/** A number for people, which need not be unique. */
export const inquiryNumber = (id: string): string => `A-${id.slice(0, 8).toUpperCase()}`;

/** Days within which the team answers; a withdrawal changes obligations at once. */
export const answerDays: Record<InquiryKind, number> = { withdrawal: 1, contact: 2, partner: 5 };
export const inquiryKinds = ['partner', 'contact', 'withdrawal'] as const satisfies InquiryKind[];
