import { z } from 'zod';
import { text } from '../text.ts';

export const reasonSchema = z.object({ reason: text(2_000) });
export type Reason = z.output<typeof reasonSchema>;
