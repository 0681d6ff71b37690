import type { RefusalCode } from '#domain/foundations/command.ts';
import type { History, RecordedEvent } from '#domain/foundations/history.ts';
import type { Locale } from '#domain/site/paths.ts';
import type { Address } from '../addresses.ts';
import type { Letter } from '../letter.ts';

/** What a mail about a foundation may say. */
export interface FoundationContext {
  language: Locale;
  /** First name of a founder or lawyer; others are not addressed by name. */
  name: string | null;
  foundationId: string;
  /** null until there is core data. */
  company: string | null;
  /** The event the mail is about, and the foundation as it was right after it. */
  event: RecordedEvent;
  history: History;
  /** 1 for the first reminder of its kind. */
  occasion: number;
  /** Token of the upload link, for templates with `uploads`. */
  uploadToken: string | undefined;
  address: Address;
  sender: string;
  /** Advises the founder and drafts the documents. */
  lawFirm: string;
  /** What keeps advice and drafting from going on at present. */
  obstacle: RefusalCode | undefined;
  /** Who holds the booked consultation; null where the mail is not about one. */
  consultant: string | null;
}

export interface FoundationTemplate {
  to: 'founder' | 'notary' | 'lawyers';
  /** Whether the mail contains the link for the upload that is due. */
  uploads?: true;
  /** null when there is nothing left to say. */
  write: (context: FoundationContext) => Letter | null;
}

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
