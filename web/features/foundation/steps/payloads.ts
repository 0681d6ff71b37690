import type { z } from 'zod';
import { shareCapitalLimits } from '#domain/foundation/core-data-schema.ts';
import type { CommandName } from '#domain/foundation/names.ts';

/** What a founder can send from a form of the page. */
export const founderCommands = [
  'submit-core-data',
  'correct-core-data',
  'name-notary',
  'book-consultation',
  'decline-consultation',
  'cancel-consultation',
  'request-document-changes',
  'reject-notary-appointment',
  'confirm-notary-appointment',
  'open-bank-account',
  'cancel-foundation',
] as const satisfies readonly CommandName[];
export type FounderCommand = (typeof founderCommands)[number];

export const isFounderCommand = (value: unknown): value is FounderCommand =>
  (founderCommands as readonly unknown[]).includes(value);

/** The fields of a form by name; a browser sends nothing else but files, which go another way. */
export type Fields = Readonly<Record<string, string>>;

export function fieldsOf(form: FormData): Fields {
  const entries = [...form].filter((entry): entry is [string, string] => !isFile(entry[1]));
  return Object.fromEntries(entries);
}

const isFile = (value: unknown) => typeof value !== 'string';

const coreData = (fields: Fields) => ({
  companyName: fields.companyName ?? '',
  city: fields.city ?? '',
  website: fields.website ?? '',
  legalForm: fields.legalForm ?? '',
  totalShareholders: fields.totalShareholders ?? '',
  shareCapitalCents: centsOf(fields.shareCapital ?? ''),
  companyPurpose: fields.companyPurpose ?? '',
  description: fields.description ?? '',
  preferredNotary: fields.notaryName?.trim()
    ? { name: fields.notaryName, email: fields.notaryEmail, city: fields.notaryCity }
    : undefined,
});

const reason = (fields: Fields) => ({ reason: fields.reason ?? '' });
const nothing = () => ({});

/** From the words of a form to the body of a command; the domain's schema then judges it. */
export const payloadOf: Record<FounderCommand, (fields: Fields) => object> = {
  'submit-core-data': coreData,
  'correct-core-data': coreData,
  'name-notary': ({ name, email, city }) => ({ name: name ?? '', email, city }),
  'book-consultation': ({ type, startsAt }) => ({ type, startsAt }),
  'decline-consultation': nothing,
  'cancel-consultation': nothing,
  'request-document-changes': reason,
  'reject-notary-appointment': reason,
  'confirm-notary-appointment': nothing,
  'open-bank-account': ({ bankName }) => ({ bankName }),
  'cancel-foundation': reason,
};

/** Cents of `5.000`, `5,000`, `5000,50` or `5 000 €`; NaN for anything else. */
export function centsOf(amount: string): number {
  const plain = amount.replace(/[\s\u00a0\u202f€]/g, '');
  const [, grouped, decimals = ''] =
    plain.match(/^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/) ?? [];
  if (grouped === undefined) return Number.NaN;
  return Number(grouped.replace(/[.,]/g, '')) * 100 + Number(decimals.padEnd(2, '0'));
}

/** Field of the payload → name of the input that holds it. */
const inputNames: Readonly<Record<string, string>> = {
  shareCapitalCents: 'shareCapital',
  'preferredNotary.name': 'notaryName',
  'preferredNotary.email': 'notaryEmail',
  'preferredNotary.city': 'notaryCity',
};
const inputOf = (path: string) => inputNames[path] ?? path;

/** Input name → code of what is wrong with it; the texts are `foundation.problem`. */
export type Problems = Readonly<Record<string, string>>;

export function problemsOf(issues: readonly z.core.$ZodIssue[], fields: Fields): Problems {
  const problems: Record<string, string> = {};
  for (const { path, message } of issues) {
    const input = inputOf(path.join('.'));
    problems[input] ??= (fields[input] ?? '').trim() === '' ? 'REQUIRED' : codeOf(input, message);
  }
  const capital = capitalProblem(fields);
  if (capital) problems.shareCapital ??= capital;
  return problems;
}

/** The schema looks at the sum last, when all else is well; people want to know all at once. */
function capitalProblem({ legalForm, shareCapital = '' }: Fields): string | undefined {
  if (legalForm !== 'ug' && legalForm !== 'gmbh') return undefined;
  const cents = centsOf(shareCapital);
  const { min, max } = shareCapitalLimits[legalForm];
  if (Number.isNaN(cents) || (cents >= min && cents <= max)) return undefined;
  return legalForm === 'ug' ? 'UG_SHARE_CAPITAL' : 'GMBH_SHARE_CAPITAL';
}

/** What the API found wrong, which says only where. */
export const problemsAt = (paths: readonly string[], fields: Fields): Problems =>
  Object.fromEntries(
    paths.map(inputOf).map((input) => [input, fields[input]?.trim() ? 'INVALID' : 'REQUIRED']),
  );

const codeOf = (input: string, message: string) => {
  if (/^[A-Z_]+$/.test(message)) return message;
  return input === 'shareCapital' ? 'NOT_A_NUMBER' : 'INVALID';
};
