import type { NoticeKind } from '#domain/notices/notices.ts';

/** What each notice says, in the words of the mail it goes with. */
const kinds = {
  'message-written': 'Du hast eine neue Nachricht',
  'inquiry-answered': 'Deine Anfrage ist beantwortet',
  'consultation-booked': 'Dein Erstgespräch ist gebucht',
  'consultation-moved': 'Dein Erstgespräch ist verschoben',
  'consultation-completed': 'Dein Erstgespräch ist abgeschlossen',
  'consultation-cancelled': 'Dein Erstgespräch ist abgesagt',
  'consultation-unmandated': 'Dein Erstgespräch ist abgesagt: Das Mandat fehlt noch',
  'invitation-answered': 'Eine Einladung zu deiner Gründung ist beantwortet',
  'participant-left': 'Jemand gründet nicht mehr mit',
  'documents-to-accept': 'Die Entwürfe warten auf dein Ja',
  'mandate-accepted': 'Die Kanzlei hat dein Mandat angenommen',
  'mandate-confirmed': 'Die Kanzlei hat das Mandat angenommen',
  'mandate-declined': 'Die Kanzlei übernimmt dein Mandat nicht',
  'firm-invoice-filed': 'Eine Rechnung der Kanzlei liegt für dich bereit',
  'order-released': 'Deine Bestellung ist aufgehoben',
  'firm-withdrawn': 'Dein Widerruf des Vertrags mit der Kanzlei ist eingegangen',
  'documents-in-review': 'Deine Unterlagen werden geprüft; du kannst sie jetzt lesen',
  'changes-requested': 'Deine Unterlagen werden geändert',
  'documents-approved': 'Deine Unterlagen sind freigegeben',
  'appointment-proposed': 'Ein Notartermin ist vorgeschlagen. Bitte bestätige ihn',
  'dates-for-all': 'Notartermine stehen zur Wahl. Passt dir einer nicht?',
  'date-objected': 'Jemandem passt ein Notartermin nicht',
  'appointment-for-all': 'Der Notartermin steht',
  'appointment-confirmed': 'Dein Notartermin steht',
  'notary-appointment-withdrawn': 'Dein Notartermin ist abgesagt',
  'notary-corrected': 'Die Angaben zu deinem Notariat sind berichtigt',
  'obstacle-reported': 'Bei deiner Gründung ist etwas dazwischengekommen',
  'file-sent-back': 'Eine Datei wird noch einmal gebraucht',
  'statement-received': 'Dein Kontoauszug ist angekommen',
  'certificate-received': 'Die Gründungsurkunde ist da',
  'foundation-completed': 'Deine Gesellschaft ist eingetragen',
  'foundation-cancelled': 'Deine Gründung ist abgebrochen',
  'reminder-consultation': 'Dein Erstgespräch steht bevor',
  'reminder-appointment': 'Dein Notartermin steht bevor',
  'duties-due': 'Was für deine Gesellschaft ansteht',
  'reminder-missing': 'Was noch fehlt, bevor die Unterlagen entstehen',
  'reminder-founder': 'Deine Gründung wartet auf dich',
  'meeting-booked': 'Dein Strategiegespräch ist gebucht',
  'meeting-moved': 'Dein Strategiegespräch ist verschoben',
  'meeting-cancelled': 'Dein Strategiegespräch ist abgesagt',
  'reminder-meeting': 'Dein Strategiegespräch steht bevor',
  'rebooking-wanted': 'Bitte wähle für deinen Termin eine andere Zeit',
  'order-placed': 'Deine Bestellung ist eingegangen',
  'address-wanted': 'Deine Rechnung wartet auf deine Adresse',
  'early-start-requested': 'Es wird vor Ablauf der Widerrufsfrist begonnen',
  'order-withdrawn': 'Dein Widerruf ist eingegangen',
  'hours-redeemed': 'Deine Stunden sind eingelöst',
  'hours-booked': 'Dein Termin für eingelöste Stunden steht',
  'hours-cancelled': 'Dein Termin für eingelöste Stunden ist abgesagt',
  'hours-ending': 'Deine Stunden enden bald',
  'reminder-hours': 'Dein Termin für eingelöste Stunden steht bevor',
  'invoice-issued': 'Eine neue Rechnung liegt bereit',
  'invoice-paid': 'Deine Zahlung ist eingegangen',
  'invoice-cancelled': 'Eine Rechnung ist storniert',
  'reminder-invoice': 'Eine Rechnung ist noch offen',
} as const satisfies Record<NoticeKind, string>;

export const notices = {
  title: 'Benachrichtigungen',
  lead: 'Was sich bei deiner Gründung, deinen Terminen und deinen Bestellungen getan hat. Was davon auch per E-Mail kommt, bestimmst du in deinen Einstellungen.',
  kinds,
  unread: 'Neu',
  allRead: 'Alle als gelesen markieren',
  showAll: 'Alle ansehen',
  empty: {
    title: 'Noch nichts Neues',
    text: 'Sobald sich etwas tut, etwa ein Termin feststeht oder Unterlagen bereitliegen, steht es hier.',
  },
  failed:
    'Die Benachrichtigungen lassen sich gerade nicht laden. Bitte versuche es gleich noch einmal.',
} as const;

export const handle = { texts: { notices } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    notices: typeof notices;
  }
}
