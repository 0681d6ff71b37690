import type { CalendarEntry } from '#domain/appointments/calendar-file.ts';
import type { AppointmentKind } from '#domain/appointments/rules.ts';
import { capitalised, talkNames } from '#domain/mails/request-texts.ts';
import { appointmentDate, longDay, spokenDate } from '#domain/site/formats.ts';
import type { Locale } from '#domain/site/paths.ts';

/** How the mails about an appointment begin, by what has happened to it. */
export function headsOf(
  kind: AppointmentKind,
  startsAt: string,
  { language, now }: { language: Locale; now: string },
) {
  const talk = talkNames[kind][language];
  const first = capitalised(talk);
  const day = longDay(startsAt, language);
  const when = appointmentDate(startsAt, language);
  const spoken = spokenDate(startsAt, language, now);
  return {
    de: {
      booked: { subject: `${first} am ${day}`, preview: when, heading: `${first}: ${day}` },
      moved: {
        subject: `Verschoben: ${talk} ist jetzt am ${day}`,
        preview: `Neuer Termin: ${when}`,
        heading: `${first} ist jetzt am ${day}`,
      },
      cancelled: {
        subject: `${first} ist abgesagt`,
        preview: `${kind === 'hours' ? 'Er' : 'Es'} wäre am ${spoken} gewesen`,
        heading: `${first} ist abgesagt`,
      },
      comingUp: { subject: `Demnächst: ${talk}, ${when}`, heading: `${first} steht bevor` },
    },
    en: {
      booked: { subject: `${first} on ${day}`, preview: when, heading: `${first}: ${day}` },
      moved: {
        subject: `Moved: ${talk} is now on ${day}`,
        preview: `New time: ${when}`,
        heading: `${first} is now on ${day}`,
      },
      cancelled: {
        subject: `${first} is cancelled`,
        preview: `It would have been on ${spoken}`,
        heading: `${first} is cancelled`,
      },
      comingUp: { subject: `Coming up: ${talk}, ${when}`, heading: `${first} is coming up` },
    },
  }[language];
}

/** When and how an appointment by video takes place. @param what how long, and with whom */
export const byVideo = (language: Locale, startsAt: string, what: string) => ({
  title: appointmentDate(startsAt, language),
  lines: [
    what,
    language === 'de'
      ? 'Den Link zum Videogespräch schicken wir dir vorher an diese E-Mail-Adresse.'
      : 'We send the link to the video call to this email address beforehand.',
  ],
});

interface Timed {
  startsAt: string;
  endsAt: string;
  version: number;
}

/** The same entry in every mail about an appointment: a later one replaces it, the last removes it. */
export const videoEntry = (
  language: Locale,
  { startsAt, endsAt, version }: Timed,
  entry: Pick<CalendarEntry, 'id' | 'title' | 'description' | 'url' | 'cancelled'>,
): CalendarEntry => ({
  ...entry,
  sequence: version,
  startsAt,
  endsAt,
  place: language === 'de' ? 'Online, per Video' : 'Online, by video',
});

/** Of a mail about a time that was moved. */
export const replacesEntry: Record<Locale, string> = {
  de: 'Die angehängte Datei ersetzt den bisherigen Eintrag in deinem Kalender.',
  en: 'The attached file replaces the earlier entry in your calendar.',
};
