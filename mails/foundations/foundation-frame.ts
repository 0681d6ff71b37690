import type { FoundationContext } from './load-foundation.ts';

export function greeting({ language, name }: Pick<FoundationContext, 'language' | 'name'>): string {
  const hello = language === 'de' ? 'Guten Tag' : 'Hello';
  return name ? `${hello} ${name},` : `${hello},`;
}

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

export const founderReason = ({ language, sender }: FoundationContext) =>
  language === 'de'
    ? `Du bekommst diese E-Mail, weil du mit ${sender} eine Gesellschaft gründest.`
    : `You are receiving this because you are setting up a company with ${sender}.`;

export const foundationPage = ({ address, foundationId }: FoundationContext) =>
  address('foundation', foundationId);

/** Mails to a notary are in German, with a summary in English below. */
export const notaryFrame = ({ sender }: FoundationContext) => ({
  greeting: 'Sehr geehrte Damen und Herren,',
  reason:
    'Sie erhalten diese E-Mail, weil die Gründerin oder der Gründer uns Ihr Notariat und diese ' +
    `Adresse genannt hat. Antworten gehen an ${sender}.`,
});
