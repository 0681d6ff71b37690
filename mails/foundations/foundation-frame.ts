import { sentBackTexts } from '#domain/foundations/file-texts.ts';
import type { SendBackReason } from '#domain/foundations/steps/sent-back-files.ts';
import { fileNumber } from '#domain/site/file-number.ts';
import { greet } from '../greeting.ts';
import type { FoundationContext } from './load-foundation.ts';

type Named = Pick<FoundationContext, 'company' | 'language'>;

/** The company; in German with its article, in the nominative or accusative. */
export function theCompany({ company, language }: Named): string {
  if (language === 'en') return company ?? 'your company';
  return company ? `die ${company}` : 'deine Gesellschaft';
}

/** In German, the company in the genitive or dative. */
export const ofTheCompany = ({ company }: Pick<Named, 'company'>) =>
  company ? `der ${company}` : 'deiner Gesellschaft';

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What all mails to the founder have in common. */
export const founderFrame = ({ language, name, sender }: FoundationContext) => ({
  greeting: greet({ language, name }),
  reason:
    language === 'de'
      ? `Du bekommst diese E-Mail, weil du mit ${sender} eine Gesellschaft gründest.`
      : `You are receiving this because you are setting up a company with ${sender}.`,
});

export const foundationPage = ({ address, foundationId }: FoundationContext) =>
  address('foundation', foundationId);

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

/** Said to a notary who has to bring a file again. */
export const sentBackLines = (sentBack: { reason: SendBackReason } | undefined) => ({
  de: sentBack
    ? [`${sentBackTexts[sentBack.reason].de} Bitte laden Sie das richtige Dokument hoch.`]
    : [],
  en: sentBack ? [`${sentBackTexts[sentBack.reason].en} Please upload the right document.`] : [],
});

/** Mails to a notary are in German, with a summary in English below. */
export const notaryFrame = ({ sender }: FoundationContext) => ({
  greeting: 'Sehr geehrte Damen und Herren,',
  reason:
    'Sie erhalten diese E-Mail, weil die Gründerin oder der Gründer uns Ihr Notariat und diese ' +
    `Adresse genannt hat. Antworten gehen an ${sender}.`,
});
