import { type CreateOptions, create } from 'content-disposition';
import { withoutMarks } from '#domain/ascii.ts';

/** Programs that read ASCII only see umlauts as two letters instead of question marks. */
export const contentDisposition = (
  fileName: string,
  options: Omit<CreateOptions, 'fallback'> = {},
) =>
  create(fileName, { ...options, fallback: withoutMarks(fileName).replace(/[^\x20-\x7e]/g, '-') });
