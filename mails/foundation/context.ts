import type { History, RecordedEvent } from '#domain/foundation/history.ts';
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

/** Name of the company, or a placeholder. */
export const companyOr = ({ company, language }: FoundationContext) =>
  company ?? (language === 'de' ? 'deine Firma' : 'your company');

export const founderReason = ({ language, sender }: FoundationContext) =>
  language === 'de'
    ? `Du bekommst diese Nachricht, weil du mit ${sender} gründest.`
    : `You receive this message because you are founding with ${sender}.`;

export const foundationPage = ({ address, foundationId }: FoundationContext) =>
  address('foundation', foundationId);

/** Mails to a notary are in German, with a summary in English below. */
export const notaryFrame = ({ sender }: FoundationContext) => ({
  greeting: 'Sehr geehrte Damen und Herren,',
  reason:
    'Sie erhalten diese Nachricht, weil Ihr Notariat für diese Gründung benannt wurde. ' +
    `Antworten gehen an ${sender}.`,
});
