import { z } from 'zod';
import { accountFacts } from './account.ts';

export const partnerKinds = ['partner', 'university', 'accelerator'] as const;
export type PartnerKind = (typeof partnerKinds)[number];

const line = z.string().trim().min(1).max(300);
const paragraph = z.string().trim().min(1).max(2_000);

/** Facts that both languages share. */
export const partnerFacts = {
  name: z.string().trim().min(1).max(200),
  position: z.int().min(0).max(1_000_000),
  code: z
    .string()
    .regex(/^[A-Z0-9-]{4,40}$/)
    .optional(),
  website: z
    .url({ protocol: /^https$/ })
    .max(300)
    .optional(),
  account: accountFacts,
};

export const partnerTextsSchema = z.strictObject({
  /** The partner in a few words: "Geschäftskonto für neue Gesellschaften". */
  headline: line.max(80),
  summary: line.max(200),
  /** Each string is a paragraph. */
  about: z.array(paragraph).min(1),
  offer: z.strictObject({ title: line.max(120), conditions: z.array(line).min(1) }),
  /** Steps for using the offer. */
  steps: z.array(line).min(1),
  /** People whom it does not suit. */
  limits: paragraph,
});
export type PartnerTexts = z.output<typeof partnerTextsSchema>;
