import { z } from 'zod';
import { legalForms } from '../pricing/legal-forms.ts';
import { line, optional, text } from '../text.ts';

/** Most characters of a purpose: its first sentences say what the company does. */
export const PURPOSE_MAX = 500;

/** What is asked about a name. */
export const nameCheckSchema = z.object({
  companyName: line(200),
  /** The seat; without it nothing is said about places. */
  city: optional(line(100)),
  legalForm: z.enum(legalForms),
  companyPurpose: optional(text(PURPOSE_MAX)),
});
export type NameCheck = z.output<typeof nameCheckSchema>;
