import { z } from 'zod';
import { apiError } from '#api/errors.ts';

const PASSWORD_MIN = 8;
const PASSWORD_MAX = 1024;

/** Any characters, blanks included; only text that is no Unicode cannot be hashed faithfully. */
export const newPassword = z
  .string()
  .min(1, 'REQUIRED')
  .max(PASSWORD_MAX, 'TOO_LONG')
  .refine((value) => value.isWellFormed(), 'NOT_TEXT');

/** For logins: whatever it is, it is compared, but never a megabyte of it. */
export const enteredPassword = z.string().min(1).max(PASSWORD_MAX);

/**
 * Words that head the lists of leaked passwords, German and English, in their simplest form:
 * case, look-alike digits and the usual digits behind them are taken off first.
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

/** Nobody guesses how often a longer one repeats. */
const REPEATED_MAX = 24;

/** What people append when a form asks for a digit. */
const habits = /(1|12345?6?|123|007|2[0-9]|20[0-9]{2})$/;

function isCommon(password: string): boolean {
  const plain = password
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss');
  const word = plain.replace(habits, '');
  const translated = [...word].map((char) => lookAlikes[char] ?? char).join('');
  if (commonWords.has(plain) || commonWords.has(word) || commonWords.has(translated)) return true;
  // One to three characters over and over, or digits alone in the length of a date.
  if (/^(.{1,3})\1+$/su.test(plain) && plain.length <= REPEATED_MAX) return true;
  if (/^\d{1,9}$/.test(plain)) return true;
  return sequences.some((sequence) => sequence.includes(plain));
}

/** @throws ApiError 400 FAILED_VALIDATION, naming the reason: too short, or others would guess it. */
export function refuseWeak(password: string, email: string): void {
  if ([...password].length < PASSWORD_MIN) {
    throw passwordFault('min_length', `The password needs at least ${PASSWORD_MIN} characters.`);
  }
  const own = email.toLowerCase();
  const entered = password.toLowerCase();
  if (entered === own || entered === own.split('@')[0]) {
    throw passwordFault('own_address', 'The password must not be your e-mail address.');
  }
  if (isCommon(password)) {
    throw passwordFault('common', 'This password is too common: many people would guess it.');
  }
}

export const passwordFault = (type: string, message: string, field = 'password') =>
  apiError('FAILED_VALIDATION', { message, extensions: { field, type, fields: [field] } });
