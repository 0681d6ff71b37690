import type { Names } from '../site/names.ts';
import type { AssuranceRefusal } from './assurance.ts';
import type { ProofKind } from './identification.ts';
import type { ownerReasons, riskClasses } from './risk.ts';

export const proofKindNames: Names<ProofKind> = {
  'identity-card': { de: 'Personalausweis', en: 'Identity card' },
  passport: { de: 'Reisepass', en: 'Passport' },
  'residence-permit': { de: 'Aufenthaltstitel', en: 'Residence permit' },
  electronic: { de: 'Elektronische Identität', en: 'Electronic identity' },
};

export const riskClassNames: Names<(typeof riskClasses)[number]> = {
  low: { de: 'Geringes Risiko', en: 'Low risk' },
  normal: { de: 'Normales Risiko', en: 'Normal risk' },
  high: { de: 'Hohes Risiko', en: 'High risk' },
};

export const ownerReasonNames: Names<(typeof ownerReasons)[number]> = {
  share: { de: 'Anteile', en: 'Shares' },
  votes: { de: 'Stimmrechte', en: 'Votes' },
  control: { de: 'Kontrolle auf andere Weise', en: 'Control in another way' },
  deemed: { de: 'Geschäftsführung, weil sonst niemand', en: 'Management, as there is nobody else' },
};

/** What has become of the way to a provider. */
export type ProviderResult =
  | AssuranceRefusal
  | 'cleared'
  | 'checking'
  | 'ABORTED'
  | 'NOT_VALID'
  | 'OTHER_SUBJECT'
  | 'UNAVAILABLE';

/** As the reader of the page is told; nothing about the person. */
export const providerResultTexts: Names<ProviderResult> = {
  cleared: { de: 'Deine Identität ist bestätigt.', en: 'Your identity is confirmed.' },
  checking: {
    de: 'Danke. Wir prüfen noch Angaben und melden uns, falls wir etwas brauchen.',
    en: 'Thank you. We are still checking details and will get in touch if we need anything.',
  },
  ABORTED: {
    de: 'Du hast abgebrochen. Es ist nichts gespeichert; du kannst von vorn beginnen.',
    en: 'You cancelled. Nothing has been stored; you can start again.',
  },
  NOT_VALID: {
    de: 'Diese Antwort gilt nicht: Sie kam zu spät, zum zweiten Mal oder aus einem anderen Browser. Bitte beginne von vorn.',
    en: 'This answer does not count: it came too late, for a second time or from another browser. Please start again.',
  },
  OTHER_FRAMEWORK: {
    de: 'Der Anbieter hat dich nicht so geprüft, wie das Geldwäschegesetz es verlangt. Bitte wähle dort ein anderes Verfahren oder komm persönlich.',
    en: 'The provider did not verify you as the Money Laundering Act requires. Please choose another procedure there, or come in person.',
  },
  STALE: {
    de: 'Deine Prüfung beim Anbieter ist älter als zwei Jahre. Bitte lass dich dort neu prüfen oder komm persönlich.',
    en: 'The provider verified you more than two years ago. Please have it done again there, or come in person.',
  },
  DOCUMENT_EXPIRED: {
    de: 'Der Ausweis, mit dem der Anbieter dich geprüft hat, ist abgelaufen. Bitte hinterlege dort einen gültigen oder komm persönlich.',
    en: 'The document with which the provider verified you has expired. Please register a valid one there, or come in person.',
  },
  NOT_ENOUGH: {
    de: 'Der Anbieter hat Name oder Geburtsdatum nicht mitgeschickt. Bitte gib sie dort frei oder komm persönlich.',
    en: 'The provider did not send your name or date of birth. Please release them there, or come in person.',
  },
  OTHER_SUBJECT: {
    de: 'Beim ersten Mal hat sich jemand anderes ausgewiesen. Bitte melde dich bei uns; wir klären das persönlich.',
    en: 'Somebody else proved their identity the first time. Please contact us; we will sort this out in person.',
  },
  UNAVAILABLE: {
    de: 'Der Anbieter ist gerade nicht zu erreichen. Bitte versuche es später noch einmal.',
    en: 'The provider cannot be reached right now. Please try again later.',
  },
};
