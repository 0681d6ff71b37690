import type { Status } from '#domain/foundation/statuses.ts';
import {
  companyOr,
  type FoundationTemplate,
  foundationPage,
  founderReason,
  greeting,
} from './context.ts';

interface Reminder {
  station: number;
  heading: string;
  what: string;
  button: string;
}

/** The steps that wait for the founder. */
const reminders: Record<'de' | 'en', Partial<Record<Status, Reminder>>> = {
  de: {
    'start-pending': {
      station: 1,
      heading: 'Deine Gründung wartet auf die Stammdaten',
      what:
        'es fehlen noch die Angaben zur Firma: Name, Ort, Rechtsform, Gesellschafter und ' +
        'Stammkapital. Das dauert etwa zehn Minuten, und ändern kannst du sie später noch.',
      button: 'Angaben machen',
    },
    'consultation-appointment-select-pending': {
      station: 2,
      heading: 'Wähle einen Termin für dein Beratungsgespräch',
      what:
        'du hast 90 Minuten anwaltliche Beratung im Paket. Such dir einen Termin aus, oder ' +
        'verzichte ausdrücklich darauf; dann geht es gleich mit den Unterlagen weiter.',
      button: 'Termin wählen',
    },
    'notary-appointment-confirmation-pending': {
      station: 5,
      heading: 'Dein Notartermin ist noch nicht bestätigt',
      what:
        'ein Termin ist vorgeschlagen und wartet auf deine Antwort. Ohne Bestätigung kann das ' +
        'Notariat ihn anderweitig vergeben.',
      button: 'Termin ansehen',
    },
    'bank-account-pending': {
      station: 6,
      heading: 'Als Nächstes: das Geschäftskonto',
      what:
        'die Gründungsurkunde ist da. Eröffne mit ihr das Geschäftskonto und sag uns Bescheid, ' +
        'sobald es so weit ist. Manche Banken brauchen dafür einige Tage.',
      button: 'Zum nächsten Schritt',
    },
    'share-capital-payment-pending': {
      station: 6,
      heading: 'Der Kontoauszug über das Stammkapital fehlt noch',
      what:
        'zahle das Stammkapital auf das Geschäftskonto ein und lade den Kontoauszug als PDF hoch. ' +
        'Danach kann das Notariat die Eintragung anmelden.',
      button: 'Kontoauszug hochladen',
    },
  },
  en: {
    'start-pending': {
      station: 1,
      heading: 'Your foundation is waiting for its core data',
      what:
        'The details of the company are still missing: name, place, legal form, shareholders and ' +
        'share capital. That takes about ten minutes, and you can change them later.',
      button: 'Enter the details',
    },
    'consultation-appointment-select-pending': {
      station: 2,
      heading: 'Choose a date for your consultation',
      what:
        'Ninety minutes with a lawyer are part of your package. Choose a date, or expressly do ' +
        'without it; then the documents come next.',
      button: 'Choose a date',
    },
    'notary-appointment-confirmation-pending': {
      station: 5,
      heading: 'Your notary appointment is not confirmed yet',
      what:
        'A date has been proposed and is waiting for your answer. Without it the notary may give ' +
        'the date to somebody else.',
      button: 'See the appointment',
    },
    'bank-account-pending': {
      station: 6,
      heading: 'Next: the business account',
      what:
        'The foundation certificate is here. Open the business account with it and tell us when ' +
        'it is open. Some banks need a few days for that.',
      button: 'Go to the next step',
    },
    'share-capital-payment-pending': {
      station: 6,
      heading: 'The bank confirmation of the share capital is missing',
      what:
        'Pay the share capital into the business account and upload the bank statement as a PDF. ' +
        'Then the notary can file for registration.',
      button: 'Upload the bank statement',
    },
  },
};

export const reminderFounder: FoundationTemplate = {
  to: 'founder',
  write(context) {
    const { state } = context.history;
    if (state.status === 'not-started') return null;
    const reminder = reminders[context.language][state.status];
    if (!reminder) return null;
    const { station, heading, what, button } = reminder;
    return {
      station,
      greeting: greeting(context),
      reason: founderReason(context),
      subject: context.language === 'de' ? `Erinnerung: ${heading}` : `Reminder: ${heading}`,
      preview: companyOr(context),
      heading,
      paragraphs: [
        what,
        context.language === 'de'
          ? 'Alles bisher ist gespeichert. Wenn du nicht weiterkommst, antworte auf diese Nachricht.'
          : 'Everything so far is saved. If you are stuck, answer this message.',
      ],
      button: { label: button, url: foundationPage(context) },
    };
  },
};
