import { MAX_UPLOAD_BYTES, MAX_UPLOAD_MB } from '#domain/files/limits.ts';
import { Overloaded } from '#modules/concurrency.ts';
import { ScannerUnavailable } from '#modules/files/scan.ts';
import { FileRefused } from '#modules/files/uploads.ts';
import { type ApiError, apiError, unavailable } from './errors.ts';

const OVERLOADED_RETRY_SECONDS = 2;
const SCANNER_RETRY_SECONDS = 30;

/** The answer to a file that was not stored; undefined for any other error. */
export function toFileError(error: unknown): ApiError | undefined {
  if (error instanceof FileRefused) {
    return error.reason === 'too-large' ? tooLarge() : notAccepted(error.reason);
  }
  // A failed check says nothing about the file.
  if (error instanceof Overloaded) return unavailable(OVERLOADED_RETRY_SECONDS);
  if (error instanceof ScannerUnavailable) return unavailable(SCANNER_RETRY_SECONDS);
  return undefined;
}

const tooLarge = (): ApiError =>
  apiError('CONTENT_TOO_LARGE', {
    message: `Die Datei ist größer als ${MAX_UPLOAD_MB} MB.`,
    extensions: { maxBytes: MAX_UPLOAD_BYTES },
  });

const notAccepted = (reason: string): ApiError =>
  apiError('UNSUPPORTED_MEDIA_TYPE', {
    message: 'Dateityp unzulässig. Bitte ein PDF Dokument auswählen.',
    extensions: { reason },
  });
