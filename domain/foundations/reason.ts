import { z } from 'zod';
import { longText } from '../text.ts';

export const reasonSchema = z.object({ reason: longText(2_000) });
export type Reason = z.output<typeof reasonSchema>;
