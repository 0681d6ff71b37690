import type { Locale } from '../site/paths.ts';
import { fileTexts } from './file-texts.ts';
import { type EventType, eventTypes, type FileEvent, fileKindOf } from './foundation.ts';
import { peopleEventTexts } from './people/event-texts.ts';

interface EventText {
  /** A short form for dense lists. */
  label: string;
  sentence: string;
}

const texts: Record<Exclude<EventType, FileEvent>, Record<Locale, EventText>> = {
  ...peopleEventTexts,
  FoundationStarted: {
    de: { label: 'Gründung begonnen', sentence: 'Die Gründung wurde begonnen.' },
    en: { label: 'Company formation started', sentence: 'The company formation was started.' },
  },
  CoreDataSubmitted: {
    de: { label: 'Kerndaten eingereicht', sentence: 'Die Kerndaten wurden eingereicht.' },
    en: { label: 'Company details submitted', sentence: 'The company details were submitted.' },
  },
  CoreDataCorrected: {
    de: { label: 'Kerndaten berichtigt', sentence: 'Die Kerndaten wurden berichtigt.' },
    en: { label: 'Company details corrected', sentence: 'The company details were corrected.' },
  },
  NotaryNamed: {
    de: { label: 'Notariat genannt', sentence: 'Das Notariat der Wahl wurde genannt.' },
    en: { label: 'Notary named', sentence: 'The notary of choice was named.' },
  },
  PackageOrdered: {
    de: { label: 'Paket bestellt', sentence: 'Das Gründungspaket wurde bestellt.' },
    en: { label: 'Package ordered', sentence: 'The formation package was ordered.' },
  },
  EarlyStartRequested: {
    de: {
      label: 'Beginn vor Fristende verlangt',
      sentence: 'Der Beginn vor Ablauf der Widerrufsfrist wurde verlangt.',
    },
    en: {
      label: 'Early start requested',
      sentence: 'A start before the end of the withdrawal period was requested.',
    },
  },
  OrderWithdrawn: {
    de: { label: 'Bestellung widerrufen', sentence: 'Die Bestellung wurde widerrufen.' },
    en: { label: 'Withdrawn from the order', sentence: 'The order was withdrawn from.' },
  },
  ConsultationBooked: {
    de: { label: 'Erstgespräch gebucht', sentence: 'Das Erstgespräch wurde gebucht.' },
    en: {
      label: 'Initial consultation booked',
      sentence: 'The initial consultation was booked.',
    },
  },
  ConsultationDeclined: {
    de: {
      label: 'Auf das Erstgespräch verzichtet',
      sentence: 'Auf das Erstgespräch wurde verzichtet.',
    },
    en: {
      label: 'Initial consultation declined',
      sentence: 'The initial consultation was declined.',
    },
  },
  ConsultationCancelled: {
    de: { label: 'Erstgespräch abgesagt', sentence: 'Das Erstgespräch wurde abgesagt.' },
    en: {
      label: 'Initial consultation cancelled',
      sentence: 'The initial consultation was cancelled.',
    },
  },
  ConsultationCompleted: {
    de: { label: 'Erstgespräch abgeschlossen', sentence: 'Das Erstgespräch wurde abgeschlossen.' },
    en: {
      label: 'Initial consultation completed',
      sentence: 'The initial consultation was completed.',
    },
  },
  DocumentAdded: {
    de: { label: 'Unterlage hinzugefügt', sentence: 'Eine Unterlage wurde hinzugefügt.' },
    en: { label: 'Document added', sentence: 'A document was added.' },
  },
  DocumentsSubmittedForReview: {
    de: {
      label: 'Unterlagen in die Prüfung gegeben',
      sentence: 'Die Unterlagen gingen in die Prüfung.',
    },
    en: { label: 'Documents sent to review', sentence: 'The documents were sent to review.' },
  },
  DocumentChangesRequested: {
    de: {
      label: 'Änderungen an den Unterlagen angefordert',
      sentence: 'Änderungen an den Unterlagen wurden angefordert.',
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
  NotaryDatesProposed: {
    de: {
      label: 'Notartermine vorgeschlagen',
      sentence: 'Termine im Notariat wurden vorgeschlagen.',
    },
    en: { label: 'Notary dates proposed', sentence: 'Dates at the notary were proposed.' },
  },
  NotaryDateChosen: {
    de: { label: 'Notartermin gewählt', sentence: 'Ein Notartermin wurde gewählt.' },
    en: { label: 'Notary date chosen', sentence: 'A date at the notary was chosen.' },
  },
  NotaryDateObjected: {
    de: {
      label: 'Einwand gegen einen Notartermin',
      sentence: 'Jemandem passt ein vorgeschlagener Notartermin nicht.',
    },
    en: {
      label: 'Objection to a notary date',
      sentence: 'A proposed notary date does not suit someone.',
    },
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
  BankAccountOpened: {
    de: { label: 'Geschäftskonto eröffnet', sentence: 'Das Geschäftskonto wurde eröffnet.' },
    en: { label: 'Business account opened', sentence: 'The business account was opened.' },
  },
  FoundationCompleted: {
    de: { label: 'Gründung abgeschlossen', sentence: 'Die Gründung ist abgeschlossen.' },
    en: { label: 'Company formation completed', sentence: 'The company formation is complete.' },
  },
  UploadLinkReissued: {
    de: {
      label: 'Upload-Link erneuert',
      sentence: 'Das Notariat hat einen neuen Link zum Hochladen bekommen.',
    },
    en: {
      label: 'Upload link re-issued',
      sentence: 'The notary was sent a new upload link.',
    },
  },
  FoundationCancelled: {
    de: { label: 'Gründung abgebrochen', sentence: 'Die Gründung wurde abgebrochen.' },
    en: {
      label: 'Company formation cancelled',
      sentence: 'The company formation was cancelled.',
    },
  },
  NotaryCorrected: {
    de: { label: 'Notariat berichtigt', sentence: 'Die Angaben zum Notariat wurden berichtigt.' },
    en: { label: 'Notary corrected', sentence: 'The details of the notary were corrected.' },
  },
  ConsultationMoved: {
    de: { label: 'Erstgespräch verlegt', sentence: 'Das Erstgespräch wurde verlegt.' },
    en: { label: 'Initial consultation moved', sentence: 'The initial consultation was moved.' },
  },
  DocumentWithdrawn: {
    de: { label: 'Entwurf zurückgezogen', sentence: 'Ein Entwurf wurde zurückgezogen.' },
    en: { label: 'Draft withdrawn', sentence: 'A draft was withdrawn.' },
  },
  ChangeRequestAnswered: {
    de: {
      label: 'Änderungswunsch beantwortet',
      sentence: 'Ein Änderungswunsch wurde beantwortet.',
    },
    en: { label: 'Change request answered', sentence: 'A change request was answered.' },
  },
  DocumentsAccepted: {
    de: {
      label: 'Entwürfe gelesen und angenommen',
      sentence: 'Die Entwürfe wurden gelesen und angenommen.',
    },
    en: { label: 'Drafts read and accepted', sentence: 'The drafts were read and accepted.' },
  },
  NotaryAsked: {
    de: {
      label: 'Notariat nach einem Termin gefragt',
      sentence: 'Das Notariat wurde nach einem Termin gefragt.',
    },
    en: { label: 'Notary asked for a date', sentence: 'The notary was asked for a date.' },
  },
  NotaryAppointmentWithdrawn: {
    de: { label: 'Notartermin abgesagt', sentence: 'Der Notartermin wurde abgesagt.' },
    en: {
      label: 'Notary appointment called off',
      sentence: 'The notary appointment was called off.',
    },
  },
  FileSentBack: {
    de: {
      label: 'Datei zurückgegeben',
      sentence: 'Eine Datei wurde zurückgegeben und wird neu erwartet.',
    },
    en: { label: 'File sent back', sentence: 'A file was sent back and is expected again.' },
  },
  FoundationReopened: {
    de: { label: 'Gründung wieder geöffnet', sentence: 'Die Gründung wurde wieder geöffnet.' },
    en: { label: 'Company formation reopened', sentence: 'The company formation was reopened.' },
  },
  OwnerAssigned: {
    de: { label: 'Zuständigkeit vergeben', sentence: 'Die Gründung hat eine zuständige Person.' },
    en: { label: 'Owner assigned', sentence: 'The company formation has an owner in the team.' },
  },
  ObstacleReported: {
    de: { label: 'Hindernis gemeldet', sentence: 'Etwas ist dazwischengekommen.' },
    en: { label: 'Obstacle reported', sentence: 'Something got in the way.' },
  },
  ObstacleResolved: {
    de: { label: 'Hindernis behoben', sentence: 'Das Hindernis ist aus dem Weg.' },
    en: { label: 'Obstacle resolved', sentence: 'The obstacle is out of the way.' },
  },
};

/** Texts of events that bring a file derive from the file's name. */
const textsOfFiles = Object.fromEntries(
  eventTypes.flatMap((type) => {
    const kind = fileKindOf(type);
    if (kind === undefined) return [];
    const { de, en, received } = fileTexts[kind];
    return [
      [
        type,
        {
          de: { label: `${de} erhalten`, sentence: received.de },
          en: { label: `${en} received`, sentence: received.en },
        },
      ],
    ];
  }),
) as Record<FileEvent, Record<Locale, EventText>>;

/** Texts of timelines, on the founder's page and at the desk. */
export const eventTexts: Record<EventType, Record<Locale, EventText>> = {
  ...texts,
  ...textsOfFiles,
};
