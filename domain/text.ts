import { z } from 'zod';
import { type ForeignText, SHORT_MAX } from './foreign-text.ts';

// Postgres rejects NUL, XML the non-characters, and a lone surrogate is no text: all of these would end as an
// error of ours. Characters that turn the direction of writing would disguise names and addresses.
const unprintable =
  // eslint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufffe\uffff]/;
/** Characters that join, hide or space others do not count as text. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;
const isText = (value: string) =>
  value.isWellFormed() && !unprintable.test(value) && visible.test(value);

const foreignTexts = new WeakSet<z.core.$ZodType>();

/** A field of a body that may be longer than `SHORT_MAX`. */
export function foreignText(schema: z.ZodString) {
  foreignTexts.add(schema);
  return schema as unknown as z.ZodType<ForeignText, string>;
}

export const givesForeignText = (schema: z.core.$ZodType): boolean => foreignTexts.has(schema);

const textUpTo = (max: number) =>
  z.string().trim().min(1, 'REQUIRED').max(max, 'TOO_LONG').refine(isText, 'NOT_TEXT');

/** Required text, trimmed, at most `max` characters, without control characters. */
export function text(max: number) {
  if (max > SHORT_MAX) throw new RangeError(`${max} characters are a longText`);
  return textUpTo(max);
}

/** Required text that may exceed `SHORT_MAX` characters. */
export const longText = (max: number) => foreignText(textUpTo(max));

/** A `text` on a single line: names and titles, which also become headers of mails. */
export const line = (max: number) => text(max).regex(/^[^\t\r\n]*$/, 'NOT_TEXT');

/** A field that a form may not leave empty; missing and empty values get the same message. */
export const required = <T extends z.ZodType<unknown, string>>(schema: T) =>
  z.string({ error: 'REQUIRED' }).trim().min(1, 'REQUIRED').pipe(schema);

/** A form sends an empty field as '', which means "not given". */
export const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional());

/** Every character that RFC 5322 allows without quotes, and domains in ASCII. */
const mailbox =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-zA-Z\d](?:[a-zA-Z\d-]{0,61}[a-zA-Z\d])?\.)+(?:[a-zA-Z]{2,63}|xn--[a-zA-Z\d-]{1,59})$/;

/**
 * An address with its domain in ASCII, without a final dot. Firefox sends a domain with umlauts as typed, Chrome
 * in ASCII; both are the same address. `shownEmail` reverses this.
 */
function asMailed(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at).replace(/(?<=[^.])\.$/, '');
  const isTyped = /[^\0-\x7f]/.test(domain) && /^[\p{L}\p{M}\p{N}.\u3002-]+$/u.test(domain);
  const written = isTyped ? hostOf(domain) : domain;
  return at === 0 ? address : address.slice(0, at) + (written ?? domain);
}

const hostOf = (domain: string) =>
  URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : undefined;

export const emailAddress = z
  .string()
  .trim()
  .max(254, 'TOO_LONG')
  .overwrite(asMailed)
  .pipe(z.email({ pattern: mailbox, error: 'NOT_AN_EMAIL' }).max(254, 'TOO_LONG'));

/** A number somebody can call, written as people write them. */
export const phoneNumber = z
  .string()
  .trim()
  .max(40, 'TOO_LONG')
  .regex(/^(?:[^\d]*\d){6,}[^\d]*$/, 'NOT_A_PHONE')
  .regex(/^\+?[\d\s()/.-]*$/, 'NOT_A_PHONE');

/** An instant in ISO 8601 with offset; normalised to UTC. */
export const instant = z.iso
  .datetime({ offset: true, error: 'NOT_AN_INSTANT' })
  .transform((value) => new Date(value).toISOString());

/** `www.muster.de` becomes `https://www.muster.de`; only http and https pass. */
export const website = z
  .string()
  .trim()
  .max(200, 'TOO_LONG')
  .transform((value) => (/^[a-z][a-z0-9+.-]*:/i.test(value) ? value : `https://${value}`))
  .pipe(z.url({ protocol: /^https?$/, hostname: z.regexes.domain, error: 'NOT_A_WEBSITE' }));
