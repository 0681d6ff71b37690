import type { Names } from '../site/names.ts';
import type { Role } from './command.ts';
import { type FileName, fileTexts } from './file-texts.ts';
import type { CommandName } from './names.ts';
import { partyNames } from './party-names.ts';
import type { Status } from './statuses.ts';

export const statusNames: Names<Status> = {
  'start-pending': { de: 'Kerndaten fehlen', en: 'Company details missing' },
  'consultation-appointment-select-pending': {
    de: 'Erstgespräch offen',
    en: 'Consultation not booked',
  },
  'consultation-pending': { de: 'Erstgespräch gebucht', en: 'Consultation booked' },
  'documents-pending': { de: 'Unterlagen in Arbeit', en: 'Documents in progress' },
  'review-pending': { de: 'Unterlagen in Prüfung', en: 'Documents under review' },
  'notary-appointment-pending': { de: 'Notartermin gesucht', en: 'Notary appointment needed' },
  'notary-appointment-confirmation-pending': {
    de: 'Termin vorgeschlagen',
    en: 'Appointment proposed',
  },
  'foundation-certificate-pending': {
    de: 'Gründungsurkunde erwartet',
    en: 'Deed of formation expected',
  },
  'bank-account-pending': { de: 'Geschäftskonto offen', en: 'Bank account pending' },
  'share-capital-payment-pending': { de: 'Stammkapital offen', en: 'Share capital pending' },
  'register-record-pending': { de: 'Registerauszug erwartet', en: 'Register extract expected' },
  completed: { de: 'Eingetragen', en: 'Registered' },
  cancelled: { de: 'Abgebrochen', en: 'Cancelled' },
};

const { founder, staff, lawyer, notary } = partyNames;

/** Who did something in a formation, as the team says it. */
export const actorNames: Names<Role> = {
  founder,
  'co-founder': { de: 'Mitgründende', en: 'Co-founder' },
  staff,
  lawyer,
  notary,
  timer: { de: 'Automatisch', en: 'Automatic' },
};

/** A command that brings a file is called after the file. */
const uploads = Object.fromEntries(
  Object.entries(fileTexts).map(([name, { de, en }]) => [
    `receive-${name}`,
    { de: `${de} hochladen`, en: `Upload the ${en.charAt(0).toLowerCase()}${en.slice(1)}` },
  ]),
) as Names<`receive-${FileName}`>;

/** What the team calls a command, as on its button. */
export const commandTitles: Names<CommandName> = {
  ...uploads,
  'start-foundation': { de: 'Gründung beginnen', en: 'Start the formation' },
  'submit-core-data': { de: 'Kerndaten einreichen', en: 'Submit company details' },
  'correct-core-data': { de: 'Kerndaten berichtigen', en: 'Correct company details' },
  'state-participants': { de: 'Angeben, wer gründet', en: 'State who founds' },
  'state-details': { de: 'Persönliche Angaben machen', en: 'State personal details' },
  'clear-minor': { de: 'Beteiligung Minderjähriger klären', en: 'Clear a minor' },
  'identify-participant': { de: 'Person identifizieren', en: 'Identify a person' },
  'invite-participant': { de: 'Einladen', en: 'Invite' },
  'join-foundation': { de: 'Beitreten', en: 'Join' },
  'decline-invitation': { de: 'Einladung ablehnen', en: 'Decline the invitation' },
  'end-invitation': { de: 'Einladung beenden', en: 'End the invitation' },
  'remove-participant': { de: 'Von der Liste nehmen', en: 'Remove from the list' },
  'leave-foundation': { de: 'Aus der Gründung ausscheiden', en: 'Leave the formation' },
  'end-access': { de: 'Zugang beenden', en: 'End access' },
  'accept-mandate': { de: 'Mandat annehmen', en: 'Accept the mandate' },
  'decline-mandate': { de: 'Mandat ablehnen', en: 'Decline the mandate' },
  'step-back': { de: 'Von der Bestellung zurücktreten', en: 'Step back from the order' },
  'file-firm-invoice': {
    de: 'Rechnung der Kanzlei ablegen',
    en: 'File an invoice of the law firm',
  },
  'release-firm': { de: 'Kanzlei von der Verschwiegenheit entbinden', en: 'Release the law firm' },
  'release-notary': { de: 'Notariat von der Verschwiegenheit entbinden', en: 'Release the notary' },
  'revoke-release': { de: 'Entbindung widerrufen', en: 'Revoke a release' },
  'name-notary': { de: 'Notariat nennen', en: 'Name a notary' },
  'correct-notary': { de: 'Angaben zum Notariat berichtigen', en: 'Correct the notary’s details' },
  'order-package': { de: 'Paket bestellen', en: 'Order the package' },
  'request-early-start': { de: 'Früheren Beginn verlangen', en: 'Ask to begin early' },
  'withdraw-order': { de: 'Bestellung widerrufen', en: 'Withdraw from the order' },
  'book-consultation': { de: 'Erstgespräch buchen', en: 'Book the initial consultation' },
  'move-consultation': { de: 'Erstgespräch verlegen', en: 'Move consultation' },
  'decline-consultation': {
    de: 'Auf das Erstgespräch verzichten',
    en: 'Decline the initial consultation',
  },
  'cancel-consultation': { de: 'Erstgespräch absagen', en: 'Cancel consultation' },
  'complete-consultation': { de: 'Erstgespräch abschließen', en: 'Complete consultation' },
  'add-document': { de: 'Unterlage hinzufügen', en: 'Add document' },
  'withdraw-document': { de: 'Entwurf zurückziehen', en: 'Withdraw draft' },
  'submit-documents-for-review': { de: 'In die Prüfung geben', en: 'Send to review' },
  'request-document-changes': { de: 'Änderungen anfordern', en: 'Request changes' },
  'accept-documents': { de: 'Unterlagen annehmen', en: 'Accept the documents' },
  'approve-documents': { de: 'Unterlagen freigeben', en: 'Approve documents' },
  'ask-notary': { de: 'Anfrage festhalten', en: 'Note the request' },
  'propose-notary-appointment': { de: 'Notartermin vorschlagen', en: 'Propose notary appointment' },
  'reject-notary-appointment': {
    de: 'Anderen Notartermin anfragen',
    en: 'Ask for another appointment',
  },
  'confirm-notary-appointment': {
    de: 'Notartermin bestätigen',
    en: 'Confirm the notary appointment',
  },
  'propose-notary-dates': { de: 'Notartermine zur Wahl stellen', en: 'Propose notary dates' },
  'choose-notary-date': { de: 'Notartermin wählen', en: 'Choose a notary date' },
  'object-to-date': { de: 'Einwand gegen einen Notartermin', en: 'Object to a notary date' },
  decline: { de: 'Beurkundung ablehnen', en: 'Decline the formation' },
  'did-not-take-place': {
    de: 'Beurkundung kam nicht zustande',
    en: 'The deed did not take place',
  },
  'withdraw-notary-appointment': {
    de: 'Notartermin zurückziehen',
    en: 'Withdraw notary appointment',
  },
  'open-bank-account': { de: 'Kontoeröffnung bestätigen', en: 'Confirm account opening' },
  'send-back-file': { de: 'Datei zurückgeben', en: 'Send file back' },
  'reissue-upload-link': { de: 'Link für das Notariat erneuern', en: 'Renew the notary’s link' },
  'assign-owner': { de: 'Zuständigkeit ändern', en: 'Change who looks after it' },
  'report-obstacle': { de: 'Etwas steht im Weg', en: 'Something got in the way' },
  'resolve-obstacle': { de: 'Hindernis ausgeräumt', en: 'Obstacle resolved' },
  'cancel-foundation': { de: 'Gründung abbrechen', en: 'Cancel formation' },
};
