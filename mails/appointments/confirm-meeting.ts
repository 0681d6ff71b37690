import { appointmentRules, isOver } from '#domain/appointments/rules.ts';
import { clock } from '#domain/site/formats.ts';
import { accountFrame } from '../accounts/load-account.ts';
import { defineMail } from '../define-mail.ts';
import { appointmentPage, meetingNote, toVisitor } from './meeting-frame.ts';

const { holdMinutes } = appointmentRules['strategy-meeting'].visitors;

/** Says nothing that was entered: the address may belong to somebody else. */
export const confirmMeeting = defineMail({
  name: 'confirm-meeting',
  ...toVisitor,
  choice: 'appointment',
  outdated: ({ meeting: { heldUntil } }, now) =>
    heldUntil === null || isOver(heldUntil, now.toISOString()),
  notice: false,
  write(context) {
    const { language, meeting } = context;
    const note = meetingNote(context);
    const until = clock(meeting.heldUntil ?? meeting.startsAt, language);
    const url = appointmentPage(context);
    return {
      reason: accountFrame(context).reason,
      note: { ...note, lines: note.lines.slice(0, 1) },
      de: {
        subject: 'Bitte bestätige dein Strategiegespräch',
        preview: `Wir halten die Zeit ${holdMinutes} Minuten frei, bis ${until}`,
        heading: 'Fast gebucht',
        paragraphs: [
          'jemand, vermutlich du, hat mit dieser Adresse eine Zeit für ein kostenloses Strategiegespräch ' +
            `gewählt. Wir halten sie bis ${until} frei. Gebucht ist sie, sobald du sie bestätigst:`,
        ],
        button: { label: 'Termin bestätigen', url },
        after: [
          'Warst du das nicht, brauchst du nichts zu tun: Es wird nichts gebucht, und wir löschen die ' +
            'Adresse dann.',
        ],
      },
      en: {
        subject: 'Please confirm your strategy meeting',
        preview: `We hold the time for ${holdMinutes} minutes, until ${until}`,
        heading: 'Almost booked',
        paragraphs: [
          'Someone, probably you, has chosen a time for a free strategy meeting with this address. ' +
            `We hold it until ${until}. It is booked once you confirm it:`,
        ],
        button: { label: 'Confirm the meeting', url },
        after: [
          'If this was not you, ignore this email: nothing is booked, and we will delete the address.',
        ],
      },
    };
  },
});
