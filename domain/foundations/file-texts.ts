import type { Locale } from '../site/paths.ts';
import type { CamelCase } from './names.ts';
import type { Unfinished } from './statuses.ts';

interface FileText extends Record<Locale, string> {
  /** A sentence for the timeline. */
  received: Record<Locale, string>;
  /** The status that waits for the file; only such files can be sent back. */
  awaitedIn?: Unfinished;
}

/** All files that events bring, except for drafts, which have titles. */
export const fileTexts = {
  'foundation-certificate': {
    de: 'Gründungsurkunde',
    en: 'Deed of formation',
    received: {
      de: 'Das Notariat hat die Gründungsurkunde hochgeladen.',
      en: 'The notary uploaded the deed of formation.',
    },
    awaitedIn: 'foundation-certificate-pending',
  },
  'bank-confirmation': {
    de: 'Kontoauszug',
    en: 'Bank statement',
    received: {
      de: 'Der Kontoauszug wurde hochgeladen.',
      en: 'The bank statement was uploaded.',
    },
    awaitedIn: 'share-capital-payment-pending',
  },
  'register-extract': {
    de: 'Registerauszug',
    en: 'Commercial register extract',
    received: {
      de: 'Das Notariat hat den Registerauszug hochgeladen.',
      en: 'The notary uploaded the commercial register extract.',
    },
    awaitedIn: 'register-record-pending',
  },
  'firm-invoice': {
    de: 'Rechnung der Kanzlei',
    en: 'Invoice of the law firm',
    received: {
      de: 'Eine Rechnung der Kanzlei liegt vor.',
      en: 'An invoice of the law firm is here.',
    },
  },
} as const satisfies Record<string, FileText>;

type Texts = typeof fileTexts;
export type FileName = keyof Texts;
export type AwaitedFile = {
  [Name in FileName]: Texts[Name] extends { awaitedIn: Unfinished } ? Name : never;
}[FileName];
export const awaitedFiles = (Object.keys(fileTexts) as FileName[]).filter(
  (name): name is AwaitedFile => 'awaitedIn' in fileTexts[name],
);
/** The fact about a file that a state remembers. */
export type FactOf<Name extends FileName> = CamelCase<Name>;

export const sendBackReasons = ['stranger', 'wrong-document', 'incomplete', 'unreadable'] as const;
export type SendBackReason = (typeof sendBackReasons)[number];

/** Why a file was sent back, in a sentence for the person who has to bring another one. */
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
