import type { SendBackReason } from '#domain/foundations/file-texts.ts';
import { sentBackTexts } from '#domain/foundations/file-texts.ts';
import {
  type Status,
  stepNumber,
  stepOf,
  stepWhenCancelled,
} from '#domain/foundations/statuses.ts';
import { fileNumber } from '#domain/site/file-number.ts';
import type { SecretLink } from '../addresses.ts';
import { greet } from '../greeting.ts';
import { type FoundationContext, loadFoundation } from './load-foundation.ts';

type Named = Pick<FoundationContext, 'company' | 'language'>;

/** The company; in German with its article, in the nominative or accusative. */
export function theCompany({ company, language }: Named): string {
  if (language === 'en') return company ?? 'your company';
  return company ? `die ${company}` : 'deine Gesellschaft';
}

/** In German, the company in the genitive or dative. */
export const ofTheCompany = ({ company }: Pick<Named, 'company'>) =>
  company ? `der ${company}` : 'deiner Gesellschaft';

/** What all mails to the founder have in common. */
const founderFrame = ({ language, name, sender }: FoundationContext) => ({
  greeting: greet({ language, name }),
  reason:
    language === 'de'
      ? `Du bekommst diese E-Mail, weil du mit ${sender} eine Gesellschaft gründest.`
      : `You are receiving this because you are setting up a company with ${sender}.`,
});

/** A mail to the founder, with a notice in the member area. */
export const toFounder = {
  to: 'founder',
  load: loadFoundation,
  frame: founderFrame,
  notice: true,
} as const;

export const foundationPage = ({ address, foundationId }: FoundationContext) =>
  address('foundation', foundationId);

/** Where a case stands on the line: until the deed is there it has not left the notary. */
export const stationOf = (status: Exclude<Status, 'cancelled'>): number =>
  stepWhenCancelled(status, stepNumber(stepOf(status)));

/** By which a notary and we find the case. */
export const reference = ({ foundationId }: Pick<FoundationContext, 'foundationId'>) =>
  `Aktenzeichen ${fileNumber(foundationId)}`;

/** Said first where the link of the mail takes the place of an earlier one. */
export const replacedLink = {
  de:
    'diese E-Mail ersetzt unsere frühere: Der Link darin gilt nicht mehr. Bitte verwenden Sie nur den ' +
    'Link in dieser E-Mail.',
  en: 'This email replaces our earlier one, whose link no longer works. Please use only this one.',
};

/** Said in a reminder of a file that has come once before. */
export const sentBackLine = (reason: SendBackReason) => ({
  de: `Eine Datei haben wir schon erhalten und zurückgegeben. ${askedAgainBecause(reason).de}`,
  en: `We have received a file before and sent it back. ${askedAgainBecause(reason).en}`,
});

const askedAgainBecause = (reason: SendBackReason) => ({
  de: `${sentBackTexts[reason].de} Bitte laden Sie das richtige Dokument hoch.`,
  en: `${sentBackTexts[reason].en} Please upload the right document.`,
});

interface AskedAgain extends Pick<FoundationContext, 'company' | 'foundationId'> {
  reason: SendBackReason;
  /** Whether a link that the notary still has ends with the one of this mail. */
  isRenewed: boolean;
  file: { name: string; page: SecretLink; english: string };
}

/**
 * What a notary reads who has to bring a file again, whichever mail would be due at this point: what
 * led here once is known, and the mail must not look like that one sent twice.
 */
export function askedAgain(again: AskedAgain) {
  const { company, reason, isRenewed, file } = again;
  const { name, english } = file;
  const because = askedAgainBecause(reason);
  const article = name === 'Gründungsurkunde' ? 'die' : 'den';
  return {
    subject: `Bitte noch einmal hochladen: ${name} der ${company} (${reference(again)})`,
    preview: `Wir haben ${article} ${name} zurückgegeben; hier steht, warum`,
    heading: `Noch einmal nötig: ${name} der ${company}`,
    paragraphs: [
      `${article} ${name}, ${article} wir für die ${company} erhalten haben, haben wir zurückgegeben. ` +
        because.de,
      ...(isRenewed
        ? ['Ein Link aus einer früheren E-Mail gilt nicht mehr; bitte verwenden Sie nur diesen.']
        : []),
      'Sie brauchen dafür kein Konto; der Link gilt für eine Datei, und auf der Seite steht, bis wann. ' +
        'Bitte geben Sie ihn nur innerhalb Ihres Notariats weiter.',
    ],
    button: { label: `${name} hochladen`, url: file.page },
    english: [
      `We have sent back the ${english} that we received for ${company}. ${because.en} ` +
        'Please use the button above; links in earlier emails no longer work.',
    ],
  };
}

/** Mails to a notary are in German, with a summary in English below. */
const notaryFrame = ({ sender }: FoundationContext) => ({
  greeting: 'Sehr geehrte Damen und Herren,',
  reason:
    'Sie erhalten diese E-Mail, weil die Gründerin oder der Gründer uns Ihr Notariat und diese ' +
    `Adresse genannt hat. Antworten gehen an ${sender}.`,
});

export const toNotary = { to: 'notary', choice: 'none', frame: notaryFrame } as const;
