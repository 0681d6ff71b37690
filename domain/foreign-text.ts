/** Longer than this, what takes the square of a text's length takes seconds. */
export const SHORT_MAX = 500;

declare const foreigner: unique symbol;

/**
 * Text that others wrote and that may be longer than `SHORT_MAX`: of bodies, files, PDFs. It is made where it comes
 * in and nowhere else; `tests/tidy/foreign-texts` finds every function that works on it and has it tried.
 */
export type ForeignText = string & { readonly [foreigner]: true };

/** For text that no schema looks at; schemas give it by `longText` and `foreignText`. */
export const foreign = (text: string): ForeignText => text as ForeignText;

export const joined = (parts: readonly string[], by: string): ForeignText =>
  foreign(parts.join(by));

export const trimmed = (text: ForeignText): ForeignText => foreign(text.trim());

/** What is short is text like any other. */
export const ifShort = (text: ForeignText | undefined): string | undefined =>
  text === undefined || text.length > SHORT_MAX ? undefined : text;
