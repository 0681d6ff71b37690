/** The text of a personal field whose key is gone. */
export const ERASED = '[erased]';
