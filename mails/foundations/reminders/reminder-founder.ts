import { sentBackTexts } from '#domain/foundations/file-texts.ts';
import { type ObstacleKind, obstacles } from '#domain/foundations/obstacles.ts';
import type { Status } from '#domain/foundations/statuses.ts';
import { dayKey, spokenDay } from '#domain/site/formats.ts';
import { obstacleNames } from '#domain/site/obstacles/obstacle-names.ts';
import { obstacleTexts } from '#domain/site/obstacles/obstacle-texts.ts';
import { defineMail } from '../../define-mail.ts';
import { obstacleOf } from '../changes/obstacle-reported.ts';
import { foundationPage, founderFrame, stationOf, theCompany } from '../foundation-frame.ts';
import { type FoundationContext, loadFoundation, stepIsDone } from '../load-foundation.ts';

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

/** Until the package is ordered there is nothing to book. */
const ordering: Record<'de' | 'en', Reminder> = {
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

/** What got in the way, and what to do about it. */
function aboutObstacle(context: FoundationContext, kind: ObstacleKind): Reminder {
  const { language, history } = context;
  const { state } = history;
  const name = obstacleNames[kind][language];
  const { now } = obstacleTexts[kind][language];
  const button = language === 'de' ? 'Zum nächsten Schritt' : 'Go to the next step';
  const { status } = state;
  const isUnderWay = status !== 'not-started' && status !== 'cancelled';
  const station = isUnderWay ? stationOf(status) : 1;
  // In German the greeting before it ends in a comma.
  const what = language === 'de' ? `es ist noch etwas zu tun. ${now}` : now;
  return { station, heading: name, what, button };
}

/** The bank statement has come once before. */
function aboutSentBack({ language, event }: FoundationContext): Reminder | undefined {
  if (event.type !== 'FileSentBack' || event.data.purpose !== 'bank-confirmation') return undefined;
  const why = sentBackTexts[event.data.reason][language];
  return language === 'de'
    ? {
        station: 6,
        heading: 'Der Kontoauszug wird noch einmal gebraucht',
        what: `deinen Kontoauszug haben wir zurückgegeben. ${why} Bitte lade die richtige Datei hoch.`,
        button: 'Kontoauszug hochladen',
      }
    : {
        station: 6,
        heading: 'The bank statement is needed again',
        what: `We have sent back your bank statement. ${why} Please upload the right file.`,
        button: 'Upload the bank statement',
      };
}

/** By when it is due, unless that has passed by the time of writing. */
function dueLine({ language, history, now }: FoundationContext): string[] {
  const dueOn = history.situation?.awaited?.dueOn;
  if (!dueOn || dueOn < dayKey(now)) return [];
  const day = spokenDay(dueOn, language, now);
  return [
    language === 'de'
      ? `Vorgesehen ist es bis ${day}. Danach melden wir uns bei dir.`
      : `It is planned for ${day} at the latest. After that we will get in touch.`,
  ];
}

/** Undefined while there is nothing the founder can do. */
function reminderOf(context: FoundationContext, status: Status) {
  const { language, obstacle } = context;
  const inTheWay = obstacleOf(context);
  if (inTheWay) {
    const isOurs = obstacles[inTheWay.kind].ball === 'founder';
    return isOurs ? aboutObstacle(context, inTheWay.kind) : undefined;
  }
  const again = aboutSentBack(context);
  if (again) return again;
  const isBooking = status === 'consultation-appointment-select-pending';
  // Later on it has been withdrawn, and the founder is waited for all the same.
  const isOrdering = isBooking || !reminders[language][status];
  if (obstacle === 'ORDER_REQUIRED' && isOrdering) return ordering[language];
  if (!isBooking) return reminders[language][status];
  return obstacle ? undefined : reminders[language][status];
}

export const reminderFounder = defineMail({
  name: 'reminder-founder',
  to: 'founder',
  choice: (_facts, { occasion }) => (occasion === 1 ? 'turn' : 'reminders'),
  load: loadFoundation,
  outdated: stepIsDone,
  notice: true,
  write(context) {
    const { state } = context.history;
    if (state.status === 'not-started') return null;
    const reminder = reminderOf(context, state.status);
    if (!reminder) return null;
    const { station, heading, what, button } = reminder;
    return {
      station,
      ...founderFrame(context),
      subject: context.language === 'de' ? `Erinnerung: ${heading}` : `Reminder: ${heading}`,
      preview: `${context.language === 'de' ? 'Es geht um' : 'It is about'} ${theCompany(context)}`,
      heading,
      paragraphs: [
        what,
        ...dueLine(context),
        context.language === 'de'
          ? 'Alles bisher ist gespeichert. Wenn du nicht weiterkommst, antworte auf diese E-Mail.'
          : 'Everything so far is saved. If you are stuck, reply to this email.',
      ],
      button: { label: button, url: foundationPage(context) },
    };
  },
});
