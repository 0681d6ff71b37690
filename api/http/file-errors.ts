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
    message: `Die Datei ist größer als ${MAX_UPLOAD_MB} MB.`,
    extensions: { maxBytes: MAX_UPLOAD_BYTES },
  });

/** Only `not-a-pdf` is about the type of a file; every other fault has its own reason. */
const messages: Record<Exclude<FileRefused['reason'], 'too-large'>, string> = {
  empty: 'Die Datei ist leer.',
  'not-a-pdf': 'Dateityp unzulässig. Bitte ein PDF Dokument auswählen.',
  'not-at-start': 'Vor dem Anfang des PDF steht noch etwas anderes, etwa eine leere Zeile.',
  damaged: 'Das PDF ist beschädigt und lässt sich nicht lesen.',
  encrypted: 'Das PDF lässt sich nur mit einem Passwort oder einem Zertifikat öffnen.',
  'too-many-pages': 'Das PDF hat mehr als 500 Seiten.',
  'too-complex': 'Das PDF hat zu viele oder zu tief verschachtelte Bestandteile.',
  'active-content':
    'Das PDF enthält etwas, das sich ausführen lässt, eine andere Datei oder einen Verweis auf eine.',
  infected: 'In der Datei wurde Schadsoftware gefunden.',
};

const notAccepted = (reason: keyof typeof messages): ApiError =>
  apiError('UNSUPPORTED_MEDIA_TYPE', {
    message: messages[reason],
    extensions: { reason },
  });
