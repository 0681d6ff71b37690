import { fileTexts, type SendBackReason, sentBackTexts } from '#domain/foundations/file-texts.ts';
import {
  type Status,
  stepNumber,
  stepOf,
  stepWhenCancelled,
} from '#domain/foundations/statuses.ts';
import type { UploadPurpose } from '#domain/foundations/upload-purposes.ts';
import { fileNumber } from '#domain/site/file-number.ts';
import { withFragment } from '../addresses.ts';
import { greet } from '../greeting.ts';
import { type FoundationContext, type LinkFacts, loadFoundation } from './load-foundation.ts';

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
const founderFrame = (context: FoundationContext) => ({
  greeting: greet(context),
  reason: {
    de: `Du bekommst diese E-Mail, weil du mit ${context.sender} eine Gesellschaft gründest.`,
    en: `You are receiving this because you are setting up a company with ${context.sender}.`,
  }[context.language],
  button: {
    label: { de: 'Zu deiner Gründung', en: 'View your company' }[context.language],
    url: foundationPage(context),
  },
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

const uploadPages = {
  'foundation-certificate': 'notary-certificate',
  'register-extract': 'notary-register',
} as const satisfies Record<UploadPurpose, string>;

type WithLink = FoundationContext & LinkFacts;

/** The button to the page for a file of the notary; undefined where no link is open. */
export function uploadButton(context: WithLink, purpose: UploadPurpose) {
  const { address, foundationId, uploadToken } = context;
  const page = address(uploadPages[purpose], foundationId);
  const label = `${fileTexts[purpose].de} hochladen`;
  return uploadToken === undefined ? undefined : { label, url: withFragment(page, uploadToken) };
}

/** The first sentences of a mail whose link takes the place of an earlier one. */
export const replacedLink = {
  de:
    'diese E-Mail ersetzt unsere frühere: Der Link darin gilt nicht mehr. Bitte verwenden Sie nur den ' +
    'Link in dieser E-Mail.',
  en: 'This email replaces our earlier one, whose link no longer works. Please use only this one.',
};

/** The head of a mail whose link takes the place of an earlier one. */
export const replacedHead = (context: WithLink, purpose: UploadPurpose) => {
  const file = fileTexts[purpose].de;
  return {
    subject: `Neuer Link zum Hochladen: ${file} der ${context.company} (${reference(context)})`,
    preview: 'Er ersetzt den Link in unserer früheren E-Mail',
    heading: `Neuer Link: ${file} für die ${context.company}`,
  };
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

/**
 * What a notary reads who has to bring a file again, whichever mail would be due at this point: what
 * led here once is known, and the mail must not look like that one sent twice.
 */
export function askedAgain(context: WithLink, purpose: UploadPurpose, reason: SendBackReason) {
  const { company, isRenewed } = context;
  const name = fileTexts[purpose].de;
  const because = askedAgainBecause(reason);
  const article = purpose === 'foundation-certificate' ? 'die' : 'den';
  return {
    subject: `Bitte noch einmal hochladen: ${name} der ${company} (${reference(context)})`,
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
    button: uploadButton(context, purpose),
    english: [
      `We have sent back the ${fileTexts[purpose].en.toLowerCase()} that we received for ${company}. ${because.en} ` +
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
