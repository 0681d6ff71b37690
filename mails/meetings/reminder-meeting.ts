import { appointmentDate, clock } from '#domain/site/formats.ts';
import { defineMail } from '../define-mail.ts';
import { hasBegun, loadMeeting } from './load-meeting.ts';
import { appointmentFrame } from './meeting-frame.ts';

export const reminderMeeting = defineMail({
  name: 'reminder-meeting',
  to: 'visitor',
  choice: 'before-appointments',
  load: loadMeeting,
  outdated: hasBegun,
  notice: true,
  write(context) {
    const { language, meeting } = context;
    const when = appointmentDate(meeting.startsAt, language);
    const time = clock(meeting.startsAt, language);
    const shared = {
      ...appointmentFrame(context),
    };
    if (language === 'en') {
      return {
        ...shared,
        subject: `Coming up: your strategy meeting, ${when}`,
        preview: '15 minutes by video',
        heading: `Your strategy meeting is coming up at ${time}`,
        paragraphs: ['A short reminder, so that you have your questions at hand:'],
        after: ['If something has come up, move the meeting or cancel it.'],
      };
    }
    return {
      ...shared,
      subject: `Demnächst: dein Strategiegespräch, ${when}`,
      preview: '15 Minuten per Video',
      heading: `Dein Strategiegespräch steht bevor: ${time}`,
      paragraphs: ['eine kurze Erinnerung, damit du deine Fragen zur Hand hast:'],
      after: ['Ist dir etwas dazwischengekommen, verschieb das Gespräch oder sag es ab.'],
    };
  },
});
