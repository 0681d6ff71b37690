import type { ObstacleKind } from '../foundations/obstacles.ts';
import type { Names } from '../site/names.ts';
import type { PersonalRight } from './rights.ts';
import type { About } from './tasks.ts';

/** What is to be done, in the list of tasks and on the page of the case; obstacles have names of their own. */
export const taskNames: Names<Exclude<About, ObstacleKind>> = {
  'start-pending': {
    de: 'Nach den Kerndaten fragen',
    en: 'Ask the founder for the company details',
  },
  'consultation-appointment-select-pending': {
    de: 'An das Erstgespräch erinnern',
    en: 'Remind the founder to book the consultation',
  },
  'consultation-pending': { de: 'Erstgespräch führen', en: 'Hold the initial consultation' },
  'documents-pending': { de: 'Unterlagen entwerfen', en: 'Draft documents' },
  'review-pending': { de: 'Unterlagen prüfen', en: 'Review documents' },
  'notary-appointment-pending': { de: 'Notartermin vorschlagen', en: 'Propose notary appointment' },
  'notary-appointment-confirmation-pending': {
    de: 'Nach der Antwort auf den Notartermin fragen',
    en: 'Ask the founder about the appointment',
  },
  'foundation-certificate-pending': {
    de: 'Notariat nach der Gründungsurkunde fragen',
    en: 'Ask the notary for the deed of formation',
  },
  'bank-account-pending': {
    de: 'Nach dem Geschäftskonto fragen',
    en: 'Ask the founder about the account',
  },
  'share-capital-payment-pending': {
    de: 'Nach dem Kontoauszug fragen',
    en: 'Ask the founder for the bank statement',
  },
  'register-record-pending': {
    de: 'Notariat nach dem Registerauszug fragen',
    en: 'Ask the notary for the register extract',
  },
  'documents-there': {
    de: 'Unterlagen vervollständigen und in die Prüfung geben',
    en: 'Complete the documents and submit them for review',
  },
  'changes-requested': {
    de: 'Angeforderte Änderungen einarbeiten',
    en: 'Make the requested changes',
  },
  'reviewed-before': { de: 'Geänderte Unterlagen prüfen', en: 'Review the changed documents' },
  'appointment-rejected': {
    de: 'Anderen Notartermin vorschlagen',
    en: 'Propose another notary appointment',
  },
  'call-founder': {
    de: 'Mitglied anrufen: auf die letzte Erinnerung kam nichts',
    en: 'Call the founder: nothing came of the last reminder',
  },
  'call-co-founder': {
    de: 'Mitgründende anrufen: auf die letzte Erinnerung kam nichts',
    en: 'Call the co-founders: nothing came of the last reminder',
  },
  'call-about-mandate': {
    de: 'Kanzlei anrufen: Antwort zum Mandat überfällig',
    en: 'Call the law firm: its answer on the mandate is overdue',
  },
  'call-lawyer': {
    de: 'Kanzlei anrufen: die Prüfung ist überfällig',
    en: 'Call the law firm: the review is overdue',
  },
  'call-notary': { de: 'Notariat anrufen: keine Antwort', en: 'Call the notary: no reply' },
  'call-court': {
    de: 'Notariat anrufen: die Eintragung dauert länger als üblich',
    en: 'Call the notary: the entry takes longer than usual',
  },
  question: { de: 'Nachricht beantworten', en: 'Answer a message' },
  'question-of-notary': {
    de: 'Nachricht des Notariats beantworten',
    en: 'Answer a message from the notary',
  },
  'question-of-law': {
    de: 'Nachricht an die Kanzlei beantworten',
    en: 'Answer a message to the law firm',
  },
  mandate: { de: 'Mandat annehmen oder ablehnen', en: 'Accept or decline the mandate' },
  'clear-minor': {
    de: 'Beteiligung einer minderjährigen Person freigeben',
    en: 'Clear a minor as shareholder',
  },
  details: {
    de: 'Fehlende Angaben zu Beteiligten einholen',
    en: 'Get participants’ missing details',
  },
  identify: { de: 'Beteiligte identifizieren', en: 'Identify participants' },
  'identification-differs': {
    de: 'Abweichung bei der Identifizierung entscheiden',
    en: 'Decide on a difference in an identification',
  },
  'people-unstated': {
    de: 'Nach den Beteiligten fragen; die Gründung läuft auch ohne weiter',
    en: 'Ask who takes part; the formation goes on without it',
  },
  'does-it-go-on': { de: 'Fragen, ob es weitergeht', en: 'Ask whether it goes on' },
  'tell-sender': {
    de: 'Dem Absender sagen, dass seine Datei fremde Personen betraf und gelöscht ist',
    en: 'Tell the sender that their file was about other people and has been deleted',
  },
  'settle-money': {
    de: 'Nach dem Abbruch klären, was zu erstatten ist',
    en: 'Settle what is to be refunded after the cancellation',
  },
  'renew-link': { de: 'Den Link des Notariats erneuern', en: 'Renew the notary’s link' },
  address: { de: 'Nach der Rechnungsadresse fragen', en: 'Ask for the billing address' },
  refund: { de: 'Geld zurückzahlen', en: 'Pay money back' },
  unpaid: { de: 'Wegen der offenen Rechnung anrufen', en: 'Call about the open invoice' },
  'time-to-arrange': {
    de: 'Termin für eingelöste Stunden vereinbaren',
    en: 'Agree a time for redeemed hours',
  },
  'time-not-chosen': {
    de: 'Nach dem Termin für eingelöste Stunden fragen',
    en: 'Ask about the time for redeemed hours',
  },
  'hours-left': {
    de: 'Nicht eingelöste Stunden erstatten oder beim Vertragspartner anmahnen',
    en: 'Refund unused hours, or remind the contract partner to',
  },
  contact: { de: 'Anfrage beantworten', en: 'Answer inquiry' },
  partner: { de: 'Partneranfrage beantworten', en: 'Answer partner inquiry' },
  withdrawal: { de: 'Widerruf bearbeiten', en: 'Deal with a withdrawal' },
  own: { de: 'Eigene Aufgabe', en: 'Own task' },
  'mail-late': { de: 'E-Mail ist verspätet', en: 'Email is late' },
  'mail-failed': {
    de: 'E-Mail kommt nicht an: Adresse klären',
    en: 'Email cannot be delivered: clear up the address',
  },
};

/** Parts that can be away, by the name of their check. */
export const partNames: Names<string> = {
  temporal: { de: 'Temporal (Abläufe)', en: 'Temporal (workflows)' },
  events: { de: 'Ereignisspeicher', en: 'Event store' },
};

export const signalNames: Names<string> = {
  'meeting-changed': {
    de: 'Nachricht an den Ablauf eines Strategiegesprächs',
    en: 'Message to the workflow of a strategy meeting',
  },
  'invoice-changed': {
    de: 'Nachricht an den Ablauf einer Rechnung',
    en: 'Message to the workflow of an invoice',
  },
};

/** Activities that carry out no command; those that do are called like their command. */
export const activityNames: Names<string> = {
  loadProgress: { de: 'Stand der Gründung lesen', en: 'Read the state of the formation' },
  noteGivenUp: { de: 'Einen gescheiterten Befehl festhalten', en: 'Note a failed command' },
  issueUploadLink: { de: 'Link für das Notariat ausstellen', en: 'Issue the link for the notary' },
  sendMail: { de: 'E-Mail zu einer Gründung senden', en: 'Send an email about a formation' },
  sendMeetingMail: {
    de: 'E-Mail zu einem Strategiegespräch senden',
    en: 'Send an email about a strategy meeting',
  },
  sendInvoiceMail: { de: 'E-Mail zu einer Rechnung senden', en: 'Send an email about an invoice' },
  sendOutboxMail: { de: 'E-Mail senden', en: 'Send an email' },
  loadMeeting: {
    de: 'Stand eines Strategiegesprächs lesen',
    en: 'Read the state of a strategy meeting',
  },
  endHold: {
    de: 'Reservierung eines Strategiegesprächs beenden',
    en: 'End the hold of a strategy meeting',
  },
  closeMeeting: {
    de: 'Angaben zu einem Strategiegespräch löschen',
    en: 'Erase the details of a strategy meeting',
  },
  loadInvoice: { de: 'Stand einer Rechnung lesen', en: 'Read the state of an invoice' },
  renderInvoice: { de: 'PDF einer Rechnung erstellen', en: 'Make the PDF of an invoice' },
  closeInvoice: { de: 'Rechnung abschließen', en: 'Close an invoice' },
};

/** Rights that an admin gives to persons. */
export const personalRightNames: Names<PersonalRight> = {
  'identification.clear': {
    de: 'Identifizieren: Ausweise prüfen, Abweichungen entscheiden, Risikoakte führen',
    en: 'Identify: check documents, decide about differences, keep the file on risk',
  },
  'identification.read': {
    de: 'Identifizierungen ansehen: Ausweisdaten, Kopien und Risikoakte',
    en: 'Look at identifications: document data, copies and the file on risk',
  },
};
