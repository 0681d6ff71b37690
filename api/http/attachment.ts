import { type CreateOptions, create } from 'content-disposition';
import { withoutMarks } from '#domain/ascii.ts';

/** For programs that only read ASCII, umlauts become two letters instead of question marks. */
export const contentDisposition = (
  fileName: string,
  options: Omit<CreateOptions, 'fallback'> = {},
) =>
  create(fileName, { ...options, fallback: withoutMarks(fileName).replace(/[^\x20-\x7e]/g, '-') });
