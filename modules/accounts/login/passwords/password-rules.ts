import { z } from 'zod';
import { foreignText } from '#domain/text.ts';
import { threads } from '../../../shared/threads.ts';
import type { PasswordFault, Refused } from '../../refusals.ts';
import type { Strength, StrengthJob } from './strength-worker.ts';

export const PASSWORD_MIN_LENGTH = 8;
const PASSWORD_MAX_LENGTH = 1024;

/** Any characters, including spaces; ill-formed Unicode could not be hashed reliably. */
export const newPassword = foreignText(
  z
    .string()
    .min(1, 'REQUIRED')
    .max(PASSWORD_MAX_LENGTH, 'TOO_LONG')
    .refine((value) => value.isWellFormed(), 'NOT_TEXT'),
);

/** A password at a login: of any kind, but of limited length. */
export const enteredPassword = foreignText(z.string().min(1).max(PASSWORD_MAX_LENGTH));

/** The new password, typed again. */
export const confirmedPassword = foreignText(z.string().max(PASSWORD_MAX_LENGTH)).optional();

/**
 * Number of guesses that a password has to withstand. Attempts at a login slow down to one a minute, so this many
 * take 17 days for one account, and its owner sees the failures; a higher limit would refuse passwords that many
 * people can just about remember (`Secret12`), a lower one would accept `Passw0rt`.
 */
const MIN_GUESSES = 25_000;
/** Number of characters that are judged: longer passwords take longer to judge, and are no easier to guess. */
const JUDGED_LENGTH = 32;
/** From this length on even a repeated character is hard to guess. */
const LONG = 64;

/** Our own names, which people like to use in passwords for our site. */
const brand = ['siebenschritt', 'sieben schritt', 'sieben schritte', 'sevensteps', 'seven steps'];

/** Known data about the owner of a password. */
export interface PasswordOwner {
  email: string;
  first_name?: string | null | undefined;
  last_name?: string | null | undefined;
}

const judge = threads<StrengthJob, Strength>(new URL('./strength-worker.ts', import.meta.url), {
  width: 1,
  maxWaiting: 32,
  // The dictionaries take some tens of MB.
  idleMs: 60_000,
});

/**
 * Why a new password is too easy to guess; undefined for a good one.
 *
 * @throws Overloaded when too many passwords are waiting already
 */
export async function weakness(
  password: string,
  owner: PasswordOwner,
): Promise<PasswordFault | undefined> {
  const characters = [...password];
  if (characters.length < PASSWORD_MIN_LENGTH) return 'min_length';
  const own = owner.email.toLowerCase();
  const entered = password.toLowerCase();
  if (entered === own || entered === own.split('@')[0]) return 'own_address';
  if (characters.length >= LONG) return undefined;
  const judged = characters.slice(0, JUDGED_LENGTH).join('');
  const personal = [...personalWords(owner), ...brand];
  const { guesses, isPersonal } = await judge({ password: judged, personal });
  if (guesses >= MIN_GUESSES) return undefined;
  return isPersonal ? 'personal' : 'common';
}

/** Names, the address and its parts, singly, and the first name joined to the last. */
function personalWords({ email, first_name, last_name }: PasswordOwner): string[] {
  const names = [first_name, last_name].filter((name) => name !== null && name !== undefined);
  const backwards = [...names].reverse();
  const joined = ['', ' ', '.', '-', '_'].flatMap((by) => [names.join(by), backwards.join(by)]);
  const parts = [email, ...names].flatMap((text) => [text, ...text.split(/[^\p{L}\d]+/u)]);
  const words = [...parts, ...joined, email.split('@')[0] ?? ''];
  return [...new Set(words)].filter((word) => word.length > 2);
}

/** Compares the confirmation, which clients may leave out. */
export const checkConfirmation = (confirmation: string | undefined, password: string): Refused =>
  confirmation === undefined || confirmation === password
    ? undefined
    : { refused: 'PASSWORD', fault: 'confirmation' };
