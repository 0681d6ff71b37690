import { useTranslate } from 'ra-core';
import { MAX_UPLOAD_MB } from '#domain/files/limits.ts';
import type { ApiError } from '../../../kit/api/api-error.ts';

/** What went wrong and what to do now. */
export interface ErrorText {
  what: string;
  advice: string;
}

/** Texts are keyed by error code; a code without a text falls back to its HTTP status. */
export function useErrorText(): (error: ApiError) => ErrorText {
  const translate = useTranslate();
  return ({ code, status, extensions, retryAfterSeconds }) => {
    const current = typeof extensions.status === 'string' ? extensions.status : null;
    const words = {
      seconds: retryAfterSeconds ?? 10,
      max: MAX_UPLOAD_MB,
      status: current ? translate(`status.${current}`) : '',
    };
    const fallback = `errors.${groupOf(status)}`;
    const fault = `errors.file.${extensions.reason}`;
    const key =
      code === 'UNSUPPORTED_MEDIA_TYPE' && translate(`${fault}.what`, { _: '' })
        ? fault
        : `errors.${code}`;
    const known = translate(`${key}.what`, { ...words, _: '' });
    if (known === '') {
      return {
        what: translate(`${fallback}.what`, words),
        advice: translate(`${fallback}.advice`, words),
      };
    }
    const advice = translate(`${key}.advice`, words);
    return { what: known, advice };
  };
}

function groupOf(status: number): string {
  if (status === 0 || status === 503 || status === 502 || status === 504) return 'UNREACHABLE';
  if (status === 429) return 'REQUESTS_EXCEEDED';
  if (status === 409) return 'NOT_ALLOWED_NOW';
  if (status === 401) return 'SESSION_ENDED';
  if (status === 403) return 'FORBIDDEN';
  if (status === 413) return 'CONTENT_TOO_LARGE';
  if (status < 500) return 'INVALID_PAYLOAD';
  return 'INTERNAL_SERVER_ERROR';
}
