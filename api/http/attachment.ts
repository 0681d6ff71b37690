import { type CreateOptions, create } from 'content-disposition';
import { withoutMarks } from '#domain/ascii.ts';

/** Programs that read ASCII only see umlauts as two letters instead of question marks. */
export const contentDisposition = (
  fileName: string,
  options: Omit<CreateOptions, 'fallback'> = {},
) =>
  create(fileName, { ...options, fallback: withoutMarks(fileName).replace(/[^\x20-\x7e]/g, '-') });

/** Headers of a PDF that one reader may see now: it runs nothing, and nobody keeps it. */
export const privateDownload = (fileName: string, size: number) => ({
  'content-type': 'application/pdf',
  'content-length': size,
  'content-disposition': contentDisposition(fileName),
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
});
