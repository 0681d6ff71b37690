import type { CalendarEntry } from '#domain/appointments/calendar-file.ts';
import { appointmentDate, duration, spokenDate } from '#domain/site/formats.ts';
import { byVideo, headsOf, videoEntry } from '../appointments/frame.ts';
import { defineMail } from '../define-mail.ts';
import { loadHourTime, type TimeContext } from './load-order.ts';
import { customerLine, orderButton, partnerName, toMember, toTeam } from './order-frame.ts';

const whoOf = ({ redeemed, consultant, language }: TimeContext) => {
  const provider = partnerName(redeemed.vendor, language);
  return { provider, who: consultant ? `${consultant}, ${provider}` : provider };
};

function entryOf(context: TimeContext): CalendarEntry {
  const { redeemed, time, consultant, language } = context;
  const { provider, who } = whoOf(context);
  return videoEntry(language, time, {
    id: redeemed.id,
    cancelled: time.isFreed,
    title: `${redeemed.title}: ${consultant ?? provider}`,
    description: who,
    url: orderButton(context, redeemed.orderId).url,
  });
}

/** When, for how long, with whom and how. */
function noteOf(context: TimeContext) {
  const { redeemed, time, language } = context;
  const { minutes, topic } = redeemed;
  const hours = duration(minutes, language);
  const { who } = whoOf(context);
  const german = language === 'de';
  const what = german ? `${hours} per Video mit ${who}` : `${hours} by video with ${who}`;
  const note = byVideo(language, time.startsAt, what);
  const about = topic ? [`${german ? 'Thema' : 'Topic'}: ${topic}`] : [];
  return { ...note, lines: [...note.lines, ...about] };
}

const changeButton = (context: TimeContext) => ({
  ...orderButton(context, context.redeemed.orderId),
  label:
    context.language === 'de'
      ? 'Termin verschieben oder absagen'
      : 'Move or cancel the appointment',
});

/** A time that was booked for redeemed hours, or moved. */
export const hoursBooked = defineMail({
  name: 'hours-booked',
  ...toMember,
  choice: 'appointment',
  load: loadHourTime,
  write(context) {
    const { language, time } = context;
    const german = language === 'de';
    const replaces = german
      ? 'Die angehängte Datei ersetzt einen früheren Eintrag in deinem Kalender.'
      : 'The attached file replaces an earlier entry in your calendar.';
    return {
      ...headsOf('hours', time.startsAt, context).booked,
      note: noteOf(context),
      button: changeButton(context),
      calendar: entryOf(context),
      paragraphs: [
        german
          ? 'dein Termin für die eingelösten Stunden ist gebucht.'
          : 'Your appointment for the hours you redeemed is booked.',
      ],
      after: time.version > 0 ? [replaces] : [],
    };
  },
});

export const hoursCancelled = defineMail({
  name: 'hours-cancelled',
  ...toMember,
  choice: 'appointment',
  load: loadHourTime,
  write(context) {
    const { language, time, redeemed, now } = context;
    const when = spokenDate(time.startsAt, language, now);
    const hours = duration(redeemed.minutes, language);
    const button = orderButton(context, redeemed.orderId);
    const head = headsOf('hours', time.startsAt, context).cancelled;
    return {
      calendar: entryOf(context),
      de: {
        ...head,
        paragraphs: [
          `der Termin am ${when} findet nicht statt.`,
          redeemed.isVoid
            ? 'Du hast die Bestellung widerrufen; diese Stunden werden nicht berechnet.'
            : `Was du eingelöst hast (${hours}), ist nicht verloren: Such dir dafür eine andere Zeit aus.`,
        ],
        button: redeemed.isVoid ? button : { ...button, label: 'Anderen Termin wählen' },
      },
      en: {
        ...head,
        paragraphs: [
          `The appointment on ${when} will not take place.`,
          redeemed.isVoid
            ? 'You have withdrawn from the order, so these hours are not charged.'
            : `The ${hours} you redeemed are not lost: choose another time for them.`,
        ],
        button: redeemed.isVoid ? button : { ...button, label: 'Choose another time' },
      },
    };
  },
});

/** The day before. */
export const reminderHours = defineMail({
  name: 'reminder-hours',
  ...toMember,
  choice: 'before-appointments',
  load: loadHourTime,
  outdated: ({ time }, now) => Date.parse(time.startsAt) <= now.getTime(),
  write(context) {
    const german = context.language === 'de';
    return {
      ...headsOf('hours', context.time.startsAt, context).comingUp,
      preview: german ? 'Per Video' : 'By video',
      note: noteOf(context),
      button: changeButton(context),
      paragraphs: [
        german
          ? 'eine kurze Erinnerung, damit du deine Fragen zur Hand hast:'
          : 'A short reminder, so that you have your questions at hand:',
      ],
    };
  },
});

/** Tells our own team, in German; they pass it on to whoever holds the hours. */
export const hoursTimeForTeam = defineMail({
  name: 'hours-time-team',
  ...toTeam,
  load: loadHourTime,
  write(context) {
    const { redeemed, time, consultant } = context;
    const when = appointmentDate(time.startsAt, 'de');
    const { subject, task } = newsOf(context);
    const hours = duration(redeemed.minutes, 'de');
    return {
      subject: `${subject}: ${hours}, ${when}`,
      preview: `${consultant ?? ''} ${redeemed.title}`.trim(),
      heading: `${subject}: ${redeemed.title}`,
      paragraphs: [task],
      note: {
        title: when,
        lines: [
          customerLine(context),
          `Dauer: ${hours}`,
          ...(consultant ? [`Gespräch führt: ${consultant}`] : []),
          `Leistet: ${partnerName(redeemed.vendor, 'de')}`,
          `Bestellung: ${redeemed.orderNumber}`,
          ...(redeemed.topic ? [`Thema: ${redeemed.topic}`] : []),
        ],
      },
      calendar: { ...entryOf({ ...context, language: 'de' }), url: context.address('console') },
    };
  },
});

function newsOf({ time }: TimeContext) {
  if (time.isFreed) {
    return { subject: 'Abgesagt', task: 'dieser Termin findet nicht statt:' };
  }
  const task = 'bitte schickt vor dem Gespräch den Link zum Video an diese Adresse:';
  return { subject: time.version > 0 ? 'Neuer Termin' : 'Neu gebucht', task };
}
