/** Largest PDF accepted. */
export const MAX_UPLOAD_MB = 20;
export const MAX_UPLOAD_BYTES = MAX_UPLOAD_MB * 1024 * 1024;

export const MAX_AVATAR_MB = 5;
export const MAX_AVATAR_BYTES = MAX_AVATAR_MB * 1024 * 1024;

/** Largest statement of an account. */
export const MAX_STATEMENT_MB = 5;
export const MAX_STATEMENT_BYTES = MAX_STATEMENT_MB * 1024 * 1024;
