import { MAX_UPLOAD_MB } from '#domain/files/limits.ts';
import type { ApiError } from '../../kit/api/api-error.ts';
import { useTexts } from '../../kit/texts/use-texts.ts';

/** What went wrong and what to do now. */
export interface ErrorText {
  what: string;
  advice: string;
}

type Known = Readonly<Record<string, ErrorText | undefined>>;
const DEFAULT_WAIT_SECONDS = 10;

/** Texts are keyed by error code; a code without a text falls back to its HTTP status. */
export function useErrorText(): (error: ApiError) => ErrorText {
  const { t } = useTexts('staff');
  const { file, ...texts } = t('staff:errors');
  const limits = {
    CONTENT_TOO_LARGE: {
      what: texts.CONTENT_TOO_LARGE.what,
      advice: t('staff:errors.CONTENT_TOO_LARGE.advice', { max: MAX_UPLOAD_MB }),
    },
  };
  const files: Known = file;
  return ({ code, status, extensions, retryAfterSeconds: seconds = DEFAULT_WAIT_SECONDS }) => {
    const known = {
      ...texts,
      ...limits,
      UNREACHABLE: {
        what: texts.UNREACHABLE.what,
        advice: t('staff:errors.UNREACHABLE.advice', { seconds }),
      },
      REQUESTS_EXCEEDED: {
        what: texts.REQUESTS_EXCEEDED.what,
        advice: t('staff:errors.REQUESTS_EXCEEDED.advice', { seconds }),
      },
    };
    const fault = code === 'UNSUPPORTED_MEDIA_TYPE' ? files[String(extensions.reason)] : undefined;
    const byCode: Known = known;
    return fault ?? byCode[code] ?? known[groupOf(status)];
  };
}

function groupOf(status: number) {
  if (status === 0 || status === 503 || status === 502 || status === 504) return 'UNREACHABLE';
  if (status === 429) return 'REQUESTS_EXCEEDED';
  if (status === 409) return 'NOT_ALLOWED_NOW';
  if (status === 401) return 'SESSION_ENDED';
  if (status === 403) return 'FORBIDDEN';
  if (status === 413) return 'CONTENT_TOO_LARGE';
  if (status < 500) return 'INVALID_PAYLOAD';
  return 'INTERNAL_SERVER_ERROR';
}
