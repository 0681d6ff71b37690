import { join } from 'node:path';
import { z } from 'zod';
import { partnerKinds, partnerTextsSchema } from '#domain/partners/partner.ts';
import {
  contentFolder,
  type FromFile,
  name,
  position,
  readFolder,
  sample,
} from '../shared/imported-files.ts';

/** One file per partner: what both languages share, then `de` and `en`. */
const partnerFileSchema = z.strictObject({
  name,
  kind: z.enum(partnerKinds),
  position,
  code: z
    .string()
    .regex(/^[A-Z0-9-]{4,40}$/)
    .optional(),
  website: z.url({ protocol: /^https$/ }).optional(),
  sample,
  de: partnerTextsSchema,
  en: partnerTextsSchema,
});

export type PartnerFile = FromFile<z.output<typeof partnerFileSchema>>;

/** @throws Error that names the file, when one cannot be used */
export const readPartners = (folder = contentFolder): Promise<PartnerFile[]> =>
  readFolder(join(folder, 'partners'), partnerFileSchema);
