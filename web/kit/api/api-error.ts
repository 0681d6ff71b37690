import type { ErrorBody } from '#api/contract.gen.d.ts';

/** Why the API refused a call, or could not be asked. */
export interface ApiError {
  /** 0 when the API could not be reached. */
  status: number;
  code: string;
  message: string;
  /** Wrong fields of the payload, as dotted paths. */
  fields: readonly string[];
  /** Facts beside the code, such as the current `status`. */
  extensions: Readonly<Record<string, unknown>>;
  retryAfterSeconds?: number;
}

/** Reads the envelope `{errors: [{message, extensions: {code}}]}`; the body may be anything. */
export function readApiError(
  status: number,
  body: unknown,
  retryAfter: string | null | undefined,
): ApiError {
  const first = (body as Partial<ErrorBody> | null)?.errors?.[0];
  const extensions: Record<string, unknown> = first?.extensions ?? {};
  const { code } = extensions;
  const seconds = Number(retryAfter);
  return {
    status,
    code: typeof code === 'string' ? code : status === 0 ? 'UNREACHABLE' : 'INTERNAL_SERVER_ERROR',
    message: first?.message ?? '',
    fields: wrongFields(extensions),
    extensions,
    ...(seconds > 0 && { retryAfterSeconds: seconds }),
  };
}

function wrongFields({ field, fields = [field] }: Record<string, unknown>): string[] {
  return Array.isArray(fields) ? fields.filter((path) => typeof path === 'string') : [];
}

/** The request may still take effect, or succeed later: repeat it with the same key. */
export const isUndecided = ({ status }: Pick<ApiError, 'status'>) =>
  status === 0 || status === 429 || status >= 500;
