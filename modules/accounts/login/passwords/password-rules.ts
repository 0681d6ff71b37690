import { z } from 'zod';
import { foreignText } from '#domain/text.ts';
import { threads } from '../../../shared/threads.ts';
import type { PasswordFault, Refused } from '../../refusals.ts';
import type { Strength, StrengthJob } from './strength-worker.ts';

export const PASSWORD_MIN_LENGTH = 8;
const PASSWORD_MAX_LENGTH = 1024;

/** Any characters, spaces included; ill-formed Unicode could not be hashed reliably. */
export const newPassword = foreignText(
  z
    .string()
    .min(1, 'REQUIRED')
    .max(PASSWORD_MAX_LENGTH, 'TOO_LONG')
    .refine((value) => value.isWellFormed(), 'NOT_TEXT'),
);

/** For logins: anything may be tried, but not a megabyte of it. */
export const enteredPassword = foreignText(z.string().min(1).max(PASSWORD_MAX_LENGTH));

/** The same once more. */
export const confirmedPassword = foreignText(z.string().max(PASSWORD_MAX_LENGTH)).optional();

/**
 * How many guesses a password has to withstand. Guessing at a login is slowed down to one a minute,
 * so these take 17 days for one account, in which its owner sees the failures; a higher limit would
 * refuse what many people can just about remember (`Secret12`), a lower one accept `Passw0rt`.
 */
const MIN_GUESSES = 25_000;
/** Judging takes longer the longer a password is, and a longer one is no easier to guess. */
const JUDGED_LENGTH = 32;
/** From here on even the repetition of one character is hard to guess. */
const LONG = 64;

/** Ours, which people like to put into passwords for us. */
const brand = ['siebenschritt', 'sieben schritt', 'sieben schritte', 'sevensteps', 'seven steps'];

/** Whose password it is, as far as we know. */
export interface PasswordOwner {
  email: string;
  first_name?: string | null | undefined;
  last_name?: string | null | undefined;
}

const judge = threads<StrengthJob, Strength>(new URL('./strength-worker.ts', import.meta.url), {
  width: 1,
  maxWaiting: 32,
  // The dictionaries hold some tens of MB.
  idleMs: 60_000,
});

/**
 * Why a new password is too easy to guess; undefined when it is not.
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

/** Names, the address and its parts, one by one and first and last name put together. */
function personalWords({ email, first_name, last_name }: PasswordOwner): string[] {
  const names = [first_name, last_name].filter((name) => name !== null && name !== undefined);
  const backwards = [...names].reverse();
  const joined = ['', ' ', '.', '-', '_'].flatMap((by) => [names.join(by), backwards.join(by)]);
  const parts = [email, ...names].flatMap((text) => [text, ...text.split(/[^\p{L}\d]+/u)]);
  const words = [...parts, ...joined, email.split('@')[0] ?? ''];
  return [...new Set(words)].filter((word) => word.length > 2);
}

/** Clients may leave the confirmation out. */
export const checkConfirmation = (confirmation: string | undefined, password: string): Refused =>
  confirmation === undefined || confirmation === password
    ? undefined
    : { refused: 'PASSWORD', fault: 'confirmation' };
