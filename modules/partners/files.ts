import { join } from 'node:path';
import { z } from 'zod';
import { partnerFacts, partnerKinds, partnerTextsSchema } from '#domain/partners/partner.ts';
import { contentFolder, type FromFile, readFolder, sample } from '../shared/imported-files.ts';

/** One file per partner: what both languages share, then `de` and `en`. */
const partnerFileSchema = z.strictObject({
  ...partnerFacts,
  kind: z.enum(partnerKinds),
  sample,
  de: partnerTextsSchema,
  en: partnerTextsSchema,
});

export type PartnerFile = FromFile<z.output<typeof partnerFileSchema>>;

/** @throws Error that names the file, when a file cannot be used */
export const readPartners = (folder = contentFolder): Promise<PartnerFile[]> =>
  readFolder(join(folder, 'partners'), partnerFileSchema);
