import { sentBackTexts } from '#domain/foundations/file-texts.ts';
import { obstacleNames } from '#domain/foundations/obstacles/obstacle-names.ts';
import { obstacleTexts } from '#domain/foundations/obstacles/obstacle-texts.ts';
import { type ObstacleKind, obstacles } from '#domain/foundations/obstacles.ts';
import { lacksPeople } from '#domain/foundations/people/people.ts';
import { asksWhoFounds } from '#domain/foundations/shown-status.ts';
import type { FoundationState } from '#domain/foundations/state.ts';
import {
  founderReminders,
  orderReminders,
  peopleReminders,
  type Reminder,
} from '#domain/mails/reminder-texts.ts';
import { dayKey, spokenDay } from '#domain/site/formats.ts';
import { defineMail } from '../../define-mail.ts';
import { obstacleOf } from '../changes/obstacle-reported.ts';
import { stationOf, theCompany, toFounder } from '../foundation-frame.ts';
import { type FoundationContext, stepIsDone } from '../load-foundation.ts';

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

type Begun = Exclude<FoundationState, { status: 'not-started' }>;

/** Undefined while there is nothing the founder can do. */
function reminderOf(context: FoundationContext, { status, people }: Begun) {
  const { language, obstacle } = context;
  const inTheWay = obstacleOf(context);
  if (inTheWay) {
    const isOurs = obstacles[inTheWay.kind].ball === 'founder';
    return isOurs ? aboutObstacle(context, inTheWay.kind) : undefined;
  }
  const again = aboutSentBack(context);
  if (again) return again;
  if (asksWhoFounds({ status, lacksPeople: lacksPeople(people) })) return peopleReminders[language];
  const isBooking = status === 'consultation-appointment-select-pending';
  // Later on it has been withdrawn, and the founder is waited for all the same.
  const isOrdering = isBooking || !founderReminders[language][status];
  if (obstacle === 'ORDER_REQUIRED' && isOrdering) return orderReminders[language];
  if (!isBooking) return founderReminders[language][status];
  return obstacle ? undefined : founderReminders[language][status];
}

export const reminderFounder = defineMail({
  name: 'reminder-founder',
  ...toFounder,
  choice: (_facts, { occasion }) => (occasion === 1 ? 'turn' : 'reminders'),
  outdated: stepIsDone,
  write(context) {
    const { state } = context.history;
    if (state.status === 'not-started') return null;
    const reminder = reminderOf(context, state);
    if (!reminder) return null;
    const { station, heading, what, button } = reminder;
    return {
      station,
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
      button,
    };
  },
});
