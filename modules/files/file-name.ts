import { basename } from 'node:path';

const STEM_MAX_CHARACTERS = 120;
/** The limit of file systems. */
const GIVEN_MAX_CHARACTERS = 255;

/** A name that is safe to show and to offer for download; always `….pdf`. */
export const cleanName = (given: string | undefined): string =>
  `${cleanStem(given, /(\.pdf){1,9}$/i) || 'dokument'}.pdf`;

/** The name without folder and extension; empty if nothing safe is left. */
export function cleanStem(given: string | undefined, extension: RegExp): string {
  const last = basename((given ?? '').replaceAll('\\', '/')).slice(0, GIVEN_MAX_CHARACTERS);
  const stem = last
    .toWellFormed()
    .normalize('NFC')
    // Control characters, and those that change the direction of text.
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"/|?*]/g, '_')
    .replace(extension, '');
  return [...withoutEnds(stem)].slice(0, STEM_MAX_CHARACTERS).join('');
}

/** Removes dots and spaces from both ends. */
function withoutEnds(stem: string): string {
  const letters = stem.split('').map((one) => !/[.\s]/.test(one));
  return letters.includes(true)
    ? stem.slice(letters.indexOf(true), letters.lastIndexOf(true) + 1)
    : '';
}
