import { z } from 'zod';
import type { PasswordFault, Refused } from './refusals.ts';

export const PASSWORD_MIN_LENGTH = 8;
const PASSWORD_MAX_LENGTH = 1024;

/** Any characters, spaces included; ill-formed Unicode could not be hashed reliably. */
export const newPassword = z
  .string()
  .min(1, 'REQUIRED')
  .max(PASSWORD_MAX_LENGTH, 'TOO_LONG')
  .refine((value) => value.isWellFormed(), 'NOT_TEXT');

/** For logins: anything may be tried, but not a megabyte of it. */
export const enteredPassword = z.string().min(1).max(PASSWORD_MAX_LENGTH);

/**
 * The most frequent words in leaked passwords, German and English, in their simplest form: case,
 * look-alike digits and the usual trailing digits are removed before comparing.
 */
const commonWords = new Set(
  `password passwort passwd kennwort geheim geheimnis secret hallo hello welcome willkommen
  iloveyou ichliebedich schatz schatzi liebling admin administrator root master changeme letmein
  login qwertz qwerty qwertzuiop qwertyuiop asdfghjkl asdfasdf yxcvbnm zxcvbnm qazwsx qazwsxedc
  sonnenschein sunshine princess prinzessin dragon drachen football fussball baseball basketball
  soccer hockey superman batman spiderman pokemon starwars michael michelle jennifer jessica
  daniel daniela andreas alexander alexandra stefan stefanie thomas sebastian christian christina
  nicole sabine matthias martin markus frank peter florian tobias sandra susanne katharina
  internet computer samsung google facebook whatsapp microsoft apple iphone android mercedes
  porsche volkswagen bayern bayernmuenchen borussia dortmund schalke hamburg berlin muenchen
  koeln frankfurt stuttgart deutschland germany america london trustno whatever freedom shadow
  monkey killer hunter charlie jordan tigger snoopy hannah lovely flower blume butterfly
  schmetterling chocolate schokolade cookie cheese summer sommer winter herbst fruehling spring
  autumn januar februar april august september oktober november dezember january february
  october december monday montag sonntag sunday friday freitag testtest testen tester test
  default guest gast user benutzer startup gruender gruendung founder siebenschritt pass
  passwordpassword passwortpasswort access zugang einstein mustang corvette ferrari liverpool
  arsenal chelsea barcelona realmadrid naruto minecraft fortnite blink harley yankees matrix
  ninja ranger thunder jesus christ gott blessed heaven angel engel baby babygirl teddy bear
  loveme fuckyou fuckoff arschloch scheisse hallohallo mausi maus hase bussi kuss`
    .trim()
    .split(/\s+/),
);

const sequences = ['01234567890', '09876543210', 'abcdefghijklmnopqrstuvwxyz', 'qwertzuiopasdfghj'];

const lookAlikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Beyond this the number of repetitions is hard to guess. */
const REPEATED_MAX_LENGTH = 24;

/** What people append when a form asks for a digit. */
const appended = /(1|12345?6?|123|007|2[0-9]|20[0-9]{2})$/;

function isCommon(password: string): boolean {
  const plain = password
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss');
  const word = plain.replace(appended, '');
  const translated = [...word].map((char) => lookAlikes[char] ?? char).join('');
  if (commonWords.has(plain) || commonWords.has(word) || commonWords.has(translated)) return true;
  // One to three characters over and over, or digits alone in the length of a date.
  if (/^(.{1,3})\1+$/su.test(plain) && plain.length <= REPEATED_MAX_LENGTH) return true;
  if (/^\d{1,9}$/.test(plain)) return true;
  return sequences.some((sequence) => sequence.includes(plain));
}

/** Why a new password is too easy to guess; undefined when it is not. */
export function weakness(password: string, email: string): PasswordFault | undefined {
  if ([...password].length < PASSWORD_MIN_LENGTH) return 'min_length';
  const own = email.toLowerCase();
  const entered = password.toLowerCase();
  if (entered === own || entered === own.split('@')[0]) return 'own_address';
  return isCommon(password) ? 'common' : undefined;
}

/** Clients may leave the confirmation out. */
export const checkConfirmation = (confirmation: string | undefined, password: string): Refused =>
  confirmation === undefined || confirmation === password
    ? undefined
    : { refused: 'PASSWORD', fault: 'confirmation' };
