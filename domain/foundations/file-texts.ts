import type { Locale } from '../site/paths.ts';
import type { FileName } from './names.ts';
import type { SendBackReason } from './steps/sent-back-files.ts';

/** The names of the files that events bring; the drafts of staff have titles instead. */
export const fileTexts = {
  'foundation-certificate': { de: 'Gründungsurkunde', en: 'Deed of formation' },
  'bank-confirmation': { de: 'Kontoauszug', en: 'Bank statement' },
  'register-extract': { de: 'Registerauszug', en: 'Commercial register extract' },
} as const satisfies Record<FileName, Record<Locale, string>>;

/** Why a file was sent back, in a sentence to whoever has to bring another one. */
export const sentBackTexts: Record<SendBackReason, Record<Locale, string>> = {
  stranger: {
    de: 'Die Datei gehört nicht zu dieser Gründung. Wir haben sie gelöscht.',
    en: 'The file does not belong to this formation. We have deleted it.',
  },
  'wrong-document': {
    de: 'Die Datei ist ein anderes Dokument als das, auf das gewartet wird.',
    en: 'The file is not the document that is needed.',
  },
  incomplete: {
    de: 'In der Datei fehlen Seiten oder Anlagen.',
    en: 'The file is missing pages or attachments.',
  },
  unreadable: {
    de: 'Die Datei ist nicht gut genug zu lesen.',
    en: 'The file cannot be read well enough.',
  },
};
