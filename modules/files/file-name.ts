import { basename } from 'node:path';

const STEM_MAX_CHARACTERS = 120;

/** A name that is safe to show and to offer for download; always `….pdf`. */
export function cleanName(given: string | undefined): string {
  const last = basename((given ?? '').toWellFormed().replaceAll('\\', '/')).normalize('NFC');
  const stem = last
    // Control characters, and those that change the direction of text.
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"/|?*]/g, '_')
    .replace(/(\.pdf)+$/i, '')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  return `${[...stem].slice(0, STEM_MAX_CHARACTERS).join('') || 'dokument'}.pdf`;
}
