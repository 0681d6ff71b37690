/** On longer text, quadratic work takes seconds. */
export const SHORT_MAX = 500;

declare const foreigner: unique symbol;

/**
 * Text of other people that may be longer than `SHORT_MAX`: from bodies, files, PDFs. Only its entry points
 * create it; `tests/tidy/foreign-texts` finds every function that works on it, and tries it.
 */
export type ForeignText = string & { readonly [foreigner]: true };

/** Marks text that no schema checks; schemas use `longText` and `foreignText`. */
export const foreign = (text: string): ForeignText => text as ForeignText;

export const joined = (parts: readonly string[], by: string): ForeignText =>
  foreign(parts.join(by));

export const trimmed = (text: ForeignText): ForeignText => foreign(text.trim());

/** Short text is plain text. */
export const ifShort = (text: ForeignText | undefined): string | undefined =>
  text === undefined || text.length > SHORT_MAX ? undefined : text;
