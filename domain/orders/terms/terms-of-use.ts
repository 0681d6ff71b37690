/** Of the terms of every account; to be counted up when their sense changes. */
export const TERMS_OF_USE_VERSION = '2026-11-28';
