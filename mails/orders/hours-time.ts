import type { CalendarEntry } from '#domain/appointments/calendar-file.ts';
import { appointmentDate, duration, longDay, spokenDate } from '#domain/site/formats.ts';
import { defineMail } from '../define-mail.ts';
import { loadHourTime, type TimeContext } from './load-order.ts';
import { customerLine, memberFrame, orderButton, partnerName, teamFrame } from './order-frame.ts';

/** The same entry in every mail about a redemption: a later one replaces it, the last removes it. */
function entryOf(context: TimeContext): CalendarEntry {
  const { redeemed, time, consultant, language } = context;
  const provider = partnerName(redeemed.vendor, language);
  return {
    id: redeemed.id,
    sequence: time.version,
    startsAt: time.startsAt,
    endsAt: time.endsAt,
    cancelled: time.isFreed,
    title: `${redeemed.title}: ${consultant ?? provider}`,
    place: language === 'de' ? 'Online, per Video' : 'Online, by video',
    description: consultant ? `${consultant}, ${provider}` : provider,
    url: orderButton(context, redeemed.orderId).url,
  };
}

/** When, for how long, with whom and how. */
function noteOf({ redeemed, time, consultant, language }: TimeContext) {
  const hours = duration(redeemed.minutes, language);
  const provider = partnerName(redeemed.vendor, language);
  const who = consultant ? `${consultant}, ${provider}` : provider;
  const { topic } = redeemed;
  const title = appointmentDate(time.startsAt, language);
  const lines =
    language === 'de'
      ? [
          `${hours} per Video mit ${who}`,
          'Den Link zum Videogespräch schicken wir dir vorher an diese E-Mail-Adresse.',
          ...(topic ? [`Thema: ${topic}`] : []),
        ]
      : [
          `${hours} by video with ${who}`,
          'We send the link to the video call to this email address beforehand.',
          ...(topic ? [`Topic: ${topic}`] : []),
        ];
  return { title, lines };
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
  to: 'member',
  choice: 'appointment',
  load: loadHourTime,
  notice: true,
  write(context) {
    const { language, time } = context;
    const day = longDay(time.startsAt, language);
    const isChanged = time.version > 0;
    const shared = {
      ...memberFrame(context),
      note: noteOf(context),
      button: changeButton(context),
      calendar: entryOf(context),
    };
    if (language === 'en') {
      return {
        ...shared,
        subject: `Your appointment on ${day}`,
        preview: appointmentDate(time.startsAt, language),
        heading: `Your appointment: ${day}`,
        paragraphs: ['Your appointment for the hours you redeemed is booked.'],
        after: isChanged ? ['The attached file replaces an earlier entry in your calendar.'] : [],
      };
    }
    return {
      ...shared,
      subject: `Dein Termin am ${day}`,
      preview: appointmentDate(time.startsAt, language),
      heading: `Dein Termin: ${day}`,
      paragraphs: ['dein Termin für die eingelösten Stunden ist gebucht.'],
      after: isChanged
        ? ['Die angehängte Datei ersetzt einen früheren Eintrag in deinem Kalender.']
        : [],
    };
  },
});

export const hoursCancelled = defineMail({
  name: 'hours-cancelled',
  to: 'member',
  choice: 'appointment',
  load: loadHourTime,
  notice: true,
  write(context) {
    const { language, time, redeemed, now } = context;
    const when = spokenDate(time.startsAt, language, now);
    const hours = duration(redeemed.minutes, language);
    const button = orderButton(context, redeemed.orderId);
    const shared = { ...memberFrame(context), calendar: entryOf(context) };
    if (language === 'en') {
      return {
        ...shared,
        subject: 'Your appointment is cancelled',
        preview: `It would have been on ${when}`,
        heading: 'Your appointment is cancelled',
        paragraphs: [
          `The appointment on ${when} will not take place.`,
          redeemed.isVoid
            ? 'You have withdrawn from the order, so these hours are not charged.'
            : `The ${hours} you redeemed are not lost: choose another time for them.`,
        ],
        button: redeemed.isVoid ? button : { ...button, label: 'Choose another time' },
      };
    }
    return {
      ...shared,
      subject: 'Dein Termin ist abgesagt',
      preview: `Er wäre am ${when} gewesen`,
      heading: 'Dein Termin ist abgesagt',
      paragraphs: [
        `der Termin am ${when} findet nicht statt.`,
        redeemed.isVoid
          ? 'Du hast die Bestellung widerrufen; diese Stunden werden nicht berechnet.'
          : `Was du eingelöst hast (${hours}), ist nicht verloren: Such dir dafür eine andere Zeit aus.`,
      ],
      button: redeemed.isVoid ? button : { ...button, label: 'Anderen Termin wählen' },
    };
  },
});

/** The day before. */
export const reminderHours = defineMail({
  name: 'reminder-hours',
  to: 'member',
  choice: 'before-appointments',
  load: loadHourTime,
  outdated: ({ time }, now) => Date.parse(time.startsAt) <= now.getTime(),
  notice: true,
  write(context) {
    const { language, time } = context;
    const when = appointmentDate(time.startsAt, language);
    const shared = {
      ...memberFrame(context),
      note: noteOf(context),
      button: changeButton(context),
    };
    if (language === 'en') {
      return {
        ...shared,
        subject: `Coming up: your appointment, ${when}`,
        preview: 'By video',
        heading: 'Your appointment is coming up',
        paragraphs: ['A short reminder, so that you have your questions at hand:'],
      };
    }
    return {
      ...shared,
      subject: `Demnächst: dein Termin, ${when}`,
      preview: 'Per Video',
      heading: 'Dein Termin steht bevor',
      paragraphs: ['eine kurze Erinnerung, damit du deine Fragen zur Hand hast:'],
    };
  },
});

/** Tells our own team, in German; they pass it on to whoever holds the hours. */
export const hoursTimeForTeam = defineMail({
  name: 'hours-time-team',
  to: 'team',
  choice: 'none',
  load: loadHourTime,
  write(context) {
    const { redeemed, time, consultant } = context;
    const when = appointmentDate(time.startsAt, 'de');
    const { subject, task } = newsOf(context);
    const hours = duration(redeemed.minutes, 'de');
    return {
      ...teamFrame(context),
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
