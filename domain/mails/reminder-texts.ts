import type { Status } from '../foundations/statuses.ts';

export interface Reminder {
  station: number;
  heading: string;
  what: string;
  button: string;
}

/** Reminders of the steps that wait for the founder. */
export const founderReminders: Record<'de' | 'en', Partial<Record<Status, Reminder>>> = {
  de: {
    'start-pending': {
      station: 1,
      heading: 'Deine Gründung wartet auf die Kerndaten',
      what:
        'es fehlen noch die Kerndaten deiner Gesellschaft: Name, Sitz, Rechtsform, Gesellschafter und ' +
        'Stammkapital. Das dauert etwa zehn Minuten; bis zur Freigabe der Unterlagen kannst du alles ' +
        'noch berichtigen.',
      button: 'Kerndaten ausfüllen',
    },
    'consultation-appointment-select-pending': {
      station: 2,
      heading: 'Wähle einen Termin für dein Erstgespräch',
      what:
        'im Paket ist ein Erstgespräch mit der Kanzlei enthalten, 90 Minuten. Such dir einen Termin ' +
        'aus oder verzichte ausdrücklich auf das Erstgespräch; dann geht es gleich mit den ' +
        'Unterlagen weiter.',
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
      heading: 'Als Nächstes kommt das Geschäftskonto',
      what:
        'die Gründungsurkunde ist da. Eröffne mit ihr das Geschäftskonto und sag uns Bescheid, ' +
        'sobald es so weit ist. Manche Banken brauchen dafür einige Wochen.',
      button: 'Zum nächsten Schritt',
    },
    'share-capital-payment-pending': {
      station: 6,
      heading: 'Der Kontoauszug über das Stammkapital fehlt noch',
      what:
        'zahle das Stammkapital auf das Geschäftskonto ein, lade den Kontoauszug als PDF hoch und schick ' +
        'ihn deinem Notariat. Danach kann es die Gesellschaft anmelden.',
      button: 'Kontoauszug hochladen',
    },
  },
  en: {
    'start-pending': {
      station: 1,
      heading: 'Your company details are still missing',
      what:
        'We still need your company details: name, registered office, legal form, shareholders and ' +
        'share capital. It takes about ten minutes, and you can correct anything until the documents ' +
        'are approved.',
      button: 'Fill in company details',
    },
    'consultation-appointment-select-pending': {
      station: 2,
      heading: 'Choose a time for your initial consultation',
      what:
        'Your package includes 90 minutes with a lawyer from the law firm. Choose a time, or expressly ' +
        'decline the consultation to go straight on to the documents.',
      button: 'Choose a time',
    },
    'notary-appointment-confirmation-pending': {
      station: 5,
      heading: 'Your notary appointment is not confirmed yet',
      what:
        'An appointment has been proposed and is waiting for your answer. If you don’t confirm it, the ' +
        'notary may give the time to someone else.',
      button: 'View the appointment',
    },
    'bank-account-pending': {
      station: 6,
      heading: 'The business account comes next',
      what:
        'The deed of formation is here. Use it to open the business account and tell us when it is ' +
        'open. Some banks need a few weeks for that.',
      button: 'Go to the next step',
    },
    'share-capital-payment-pending': {
      station: 6,
      heading: 'The bank statement for the share capital is still missing',
      what:
        'Pay the share capital into the business account, upload the bank statement as a PDF and send it ' +
        'to your notary. Then the notary can apply for registration.',
      button: 'Upload the bank statement',
    },
  },
};

/** Reminders while nobody has said who founds, which is asked before the order. */
export const peopleReminders: Record<'de' | 'en', Reminder> = {
  de: {
    station: 1,
    heading: 'Wer gründet die Gesellschaft?',
    what:
      'deine Kerndaten sind da. Als Nächstes brauchen wir die Namen aller, die mit dir gründen oder ' +
      'die Geschäfte führen; auch wenn du allein gründest, bestätigst du das kurz. Danach bestellst ' +
      'du dein Gründungspaket.',
    button: 'Angeben, wer gründet',
  },
  en: {
    station: 1,
    heading: 'Who is setting up the company?',
    what:
      'We have your company details. Next we need the names of everyone who sets up the company with ' +
      'you or will manage it; if it is only you, please confirm that. After that you order your ' +
      'formation package.',
    button: 'Say who is setting it up',
  },
};

/** Reminders while the package is not ordered. */
export const orderReminders: Record<'de' | 'en', Reminder> = {
  de: {
    station: 1,
    heading: 'Dein Gründungspaket wartet auf die Bestellung',
    what:
      'deine Kerndaten sind da. Beratung und Entwürfe beginnen, sobald du das Gründungspaket ' +
      'bestellt hast; Preis und Umfang stehen auf der Seite deiner Gründung. Bis dahin kostet es ' +
      'nichts.',
    button: 'Preis und Umfang ansehen',
  },
  en: {
    station: 1,
    heading: 'Your formation package has not been ordered yet',
    what:
      'We have your company details. Advice and drafting begin once you have ordered the formation ' +
      'package; its price and scope are on your company’s page. Until then it costs nothing.',
    button: 'View price and scope',
  },
};
