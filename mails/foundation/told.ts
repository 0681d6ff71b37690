import type { Happened, History } from '#workflows/activities/history.ts';
import type { Address, Language } from '../addresses.ts';
import type { Letter } from '../letter.ts';

/** What a mail about a foundation may tell. */
export interface Told {
  language: Language;
  /** First name of a founder or lawyer; nobody else is addressed by name. */
  name: string | null;
  foundationId: string;
  /** null before there are core data. */
  company: string | null;
  /** The event the mail is about, and the foundation as it was right after it. */
  event: Happened;
  history: History;
  /** 1 for the first reminder of its kind. */
  occasion: number;
  /** Secret of the upload link; only mails that carry it ask for it. */
  uploadToken: string | undefined;
  address: Address;
  sender: string;
}

export interface FoundationTemplate {
  to: 'founder' | 'notary' | 'lawyers';
  /** Whether the mail carries the link for the upload that is being waited for. */
  uploads?: true;
  /** null when there is nothing to say any more. */
  write: (told: Told) => Letter | null;
}

export function greeting({ language, name }: Pick<Told, 'language' | 'name'>): string {
  const hello = language === 'de' ? 'Guten Tag' : 'Hello';
  return name ? `${hello} ${name},` : `${hello},`;
}

/** „die Muster UG“ in a sentence, or what stands for it. */
export const companyOr = ({ company, language }: Told) =>
  company ?? (language === 'de' ? 'deine Firma' : 'your company');

export const founderReason = ({ language, sender }: Told) =>
  language === 'de'
    ? `Du bekommst diese Nachricht, weil du mit ${sender} gründest.`
    : `You receive this message because you are founding with ${sender}.`;

export const foundationPage = ({ address, foundationId }: Told) =>
  address('foundation', foundationId);

/** Letters to a notary are German, with the gist in English below. */
export const notaryFrame = ({ sender }: Told) => ({
  greeting: 'Sehr geehrte Damen und Herren,',
  reason:
    'Sie erhalten diese Nachricht, weil Ihr Notariat für diese Gründung benannt wurde. ' +
    `Antworten gehen an ${sender}.`,
});
