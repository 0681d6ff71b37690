import { appointmentDate, longDay } from '#domain/site/formats.ts';
import { defineMail } from '../define-mail.ts';
import { loadMeeting } from './load-meeting.ts';
import { appointmentFrame, calendarEntry } from './meeting-frame.ts';

export const meetingMoved = defineMail({
  name: 'meeting-moved',
  to: 'visitor',
  choice: 'appointment',
  load: loadMeeting,
  notice: true,
  write(context) {
    const { language, meeting } = context;
    const when = appointmentDate(meeting.startsAt, language);
    const day = longDay(meeting.startsAt, language);
    const shared = {
      ...appointmentFrame(context),
      calendar: calendarEntry(context),
    };
    if (language === 'en') {
      return {
        ...shared,
        subject: `Moved: your strategy meeting is now on ${day}`,
        preview: `New time: ${when}`,
        heading: `Your strategy meeting is now on ${day}`,
        paragraphs: ['Your strategy meeting has been moved. This is the time that counts now:'],
        after: ['The attached file replaces the earlier entry in your calendar.'],
      };
    }
    return {
      ...shared,
      subject: `Verschoben: dein Strategiegespräch ist jetzt am ${day}`,
      preview: `Neuer Termin: ${when}`,
      heading: `Dein Strategiegespräch ist jetzt am ${day}`,
      paragraphs: ['dein Strategiegespräch ist verschoben. Jetzt gilt dieser Termin:'],
      after: ['Die angehängte Datei ersetzt den bisherigen Eintrag in deinem Kalender.'],
    };
  },
});
