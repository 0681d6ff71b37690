import { MAX_UPLOAD_BYTES, MAX_UPLOAD_MB } from '#domain/files/limits.ts';
import { FileNotStored } from '#modules/files/file-store.ts';
import { CheckFailed } from '#modules/files/pdf-process.ts';
import { ScannerUnavailable } from '#modules/files/scan.ts';
import { FileRefused } from '#modules/files/uploads.ts';
import { Overloaded } from '#modules/shared/concurrency.ts';
import { type ApiError, apiError, unavailable } from './errors.ts';

const OVERLOADED_RETRY_SECONDS = 2;
const SCANNER_RETRY_SECONDS = 30;
const STORE_RETRY_SECONDS = 30;

/** The answer for a file that was not stored; undefined for any other error. */
export function toFileError(error: unknown): ApiError | undefined {
  if (error instanceof FileRefused) {
    return error.reason === 'too-large' ? tooLarge() : notAccepted(error.reason);
  }
  // A failed check says nothing about the file.
  if (error instanceof Overloaded) return unavailable(OVERLOADED_RETRY_SECONDS);
  if (error instanceof CheckFailed) return unavailable(OVERLOADED_RETRY_SECONDS);
  if (error instanceof FileNotStored) return unavailable(STORE_RETRY_SECONDS);
  if (error instanceof ScannerUnavailable) return unavailable(SCANNER_RETRY_SECONDS);
  return undefined;
}

const tooLarge = (): ApiError =>
  apiError('CONTENT_TOO_LARGE', {
    message: `The file is larger than ${MAX_UPLOAD_MB} MB.`,
    extensions: { maxBytes: MAX_UPLOAD_BYTES },
  });

/** Only `not-a-pdf` is about the type of a file; every other fault has its own reason. */
const messages: Record<Exclude<FileRefused['reason'], 'too-large'>, string> = {
  empty: 'The file is empty.',
  'not-a-pdf': 'The file is not a PDF.',
  'not-at-start': 'Something precedes the beginning of the PDF, such as an empty line.',
  damaged: 'The PDF is damaged and cannot be read.',
  encrypted: 'The PDF can be opened only with a password or a certificate.',
  'too-many-pages': 'The PDF has more than 500 pages.',
  'too-complex': 'The PDF has too many parts, or parts that are nested too deeply.',
  'active-content': 'The PDF contains something that runs, another file, or a reference to one.',
  infected: 'The file contains malware.',
};

const notAccepted = (reason: keyof typeof messages): ApiError =>
  apiError('UNSUPPORTED_MEDIA_TYPE', {
    message: messages[reason],
    extensions: { reason },
  });
