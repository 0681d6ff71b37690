import type { EventType } from '../foundation/foundation.ts';
import type { Locale } from './paths.ts';

interface EventText {
  /** For dense lists. */
  label: string;
  sentence: string;
}

/** How a timeline names what happened, on the founder's page and in the console. */
export const eventTexts: Record<EventType, Record<Locale, EventText>> = {
  FoundationStarted: {
    de: { label: 'Gründung begonnen', sentence: 'Die Gründung wurde begonnen.' },
    en: { label: 'Formation started', sentence: 'The formation was started.' },
  },
  CoreDataSubmitted: {
    de: { label: 'Kerndaten eingereicht', sentence: 'Die Kerndaten wurden abgesendet.' },
    en: { label: 'Core data submitted', sentence: 'The core data was sent.' },
  },
  CoreDataCorrected: {
    de: { label: 'Kerndaten berichtigt', sentence: 'Die Kerndaten wurden berichtigt.' },
    en: { label: 'Core data corrected', sentence: 'The core data was corrected.' },
  },
  NotaryNamed: {
    de: { label: 'Notariat benannt', sentence: 'Das Notariat der Wahl wurde genannt.' },
    en: { label: 'Notary named', sentence: 'The notary of choice was named.' },
  },
  ConsultationBooked: {
    de: { label: 'Erstgespräch gebucht', sentence: 'Das Erstgespräch wurde gebucht.' },
    en: { label: 'First talk booked', sentence: 'The first talk was booked.' },
  },
  ConsultationDeclined: {
    de: {
      label: 'Auf das Erstgespräch verzichtet',
      sentence: 'Auf das Erstgespräch wurde verzichtet.',
    },
    en: { label: 'First talk declined', sentence: 'The first talk was declined.' },
  },
  ConsultationCancelled: {
    de: { label: 'Erstgespräch abgesagt', sentence: 'Das Erstgespräch wurde abgesagt.' },
    en: { label: 'First talk cancelled', sentence: 'The first talk was cancelled.' },
  },
  ConsultationCompleted: {
    de: { label: 'Erstgespräch abgeschlossen', sentence: 'Das Erstgespräch wurde abgeschlossen.' },
    en: { label: 'First talk completed', sentence: 'The first talk was completed.' },
  },
  DocumentAdded: {
    de: { label: 'Unterlage hinzugefügt', sentence: 'Ein Dokument wurde hinzugefügt.' },
    en: { label: 'Document added', sentence: 'A document was added.' },
  },
  DocumentsSubmittedForReview: {
    de: {
      label: 'Unterlagen in die Prüfung gegeben',
      sentence: 'Die Unterlagen gingen in die Prüfung.',
    },
    en: { label: 'Documents sent to review', sentence: 'The documents went to review.' },
  },
  DocumentChangesRequested: {
    de: {
      label: 'Änderungen an den Unterlagen verlangt',
      sentence: 'Änderungen an den Unterlagen wurden erbeten.',
    },
    en: {
      label: 'Changes to the documents requested',
      sentence: 'Changes to the documents were requested.',
    },
  },
  DocumentsApproved: {
    de: { label: 'Unterlagen freigegeben', sentence: 'Die Unterlagen wurden freigegeben.' },
    en: { label: 'Documents approved', sentence: 'The documents were approved.' },
  },
  NotaryAppointmentProposed: {
    de: { label: 'Notartermin vorgeschlagen', sentence: 'Ein Notartermin wurde vorgeschlagen.' },
    en: { label: 'Notary appointment proposed', sentence: 'A notary appointment was proposed.' },
  },
  NotaryAppointmentRejected: {
    de: { label: 'Notartermin abgelehnt', sentence: 'Der Notartermin wurde abgelehnt.' },
    en: { label: 'Notary appointment rejected', sentence: 'The notary appointment was rejected.' },
  },
  NotaryAppointmentConfirmed: {
    de: { label: 'Notartermin bestätigt', sentence: 'Der Notartermin wurde bestätigt.' },
    en: {
      label: 'Notary appointment confirmed',
      sentence: 'The notary appointment was confirmed.',
    },
  },
  FoundationCertificateReceived: {
    de: {
      label: 'Gründungsurkunde erhalten',
      sentence: 'Das Notariat hat die Gründungsurkunde hochgeladen.',
    },
    en: {
      label: 'Deed of formation received',
      sentence: 'The notary uploaded the deed of formation.',
    },
  },
  BankAccountOpened: {
    de: { label: 'Geschäftskonto eröffnet', sentence: 'Das Geschäftskonto wurde eröffnet.' },
    en: { label: 'Business account opened', sentence: 'The business account was opened.' },
  },
  BankConfirmationReceived: {
    de: {
      label: 'Einzahlungsnachweis erhalten',
      sentence: 'Der Nachweis der Einzahlung wurde hochgeladen.',
    },
    en: { label: 'Proof of payment received', sentence: 'The proof of payment was uploaded.' },
  },
  RegisterExtractReceived: {
    de: {
      label: 'Registerauszug erhalten',
      sentence: 'Das Notariat hat den Registerauszug hochgeladen.',
    },
    en: {
      label: 'Register extract received',
      sentence: 'The notary uploaded the register extract.',
    },
  },
  FoundationCompleted: {
    de: { label: 'Gründung abgeschlossen', sentence: 'Die Gründung ist abgeschlossen.' },
    en: { label: 'Formation completed', sentence: 'The formation is complete.' },
  },
  FoundationCancelled: {
    de: { label: 'Gründung abgebrochen', sentence: 'Die Gründung wurde abgebrochen.' },
    en: { label: 'Formation cancelled', sentence: 'The formation was cancelled.' },
  },
};
