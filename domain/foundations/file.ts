import { z } from 'zod';
import { MAX_UPLOAD_BYTES } from '../files/limits.ts';
import { text } from '../text.ts';

/** Facts about a stored PDF from the upload route; none is user input. */
export const fileSchema = z.object({
  fileId: z.uuid(),
  name: text(255),
  size: z.number().int().min(1).max(MAX_UPLOAD_BYTES),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
