import { ERASED } from '#domain/erased.ts';
import { type AwaitedFile, fileTexts, sentBackTexts } from '#domain/foundations/file-texts.ts';
import { defineMail } from '../../define-mail.ts';
import { stationOf, theCompany, toFounder } from '../foundation-frame.ts';

/** "die Gründungsurkunde", "der Kontoauszug" at the beginning of a sentence. */
const article: Record<AwaitedFile, string> = {
  'foundation-certificate': 'die',
  'bank-confirmation': 'der',
  'register-extract': 'der',
};

export const fileSentBack = defineMail({
  name: 'file-sent-back',
  ...toFounder,
  choice: 'turn',
  outdated: ({ event, current }) =>
    event.type !== 'FileSentBack' || current.state.status !== event.data.to,
  write(context) {
    const { event, language } = context;
    if (event.type !== 'FileSentBack') return null;
    // Who took the file back knows.
    if (event.metadata.actor.role === 'founder') return null;
    const { purpose, reason, note, from, to } = event.data;
    const mine = purpose === 'bank-confirmation';
    const file = fileTexts[purpose][language];
    const noted = note && note !== ERASED ? note.split('\n') : [];
    const why = [sentBackTexts[reason][language], ...noted];
    const what = file.toLowerCase();
    return {
      station: stationOf(to),
      de: {
        subject: `Noch einmal nötig: ${file}`,
        preview: mine ? 'Bitte lade die Datei neu hoch' : 'Das Notariat lädt die Datei neu hoch',
        paragraphs: [`${article[purpose]} ${file} für ${theCompany(context)} ist zurückgegeben.`],
        note: { title: mine ? 'Du bist dran' : 'Das Notariat ist dran', lines: why },
        after: [
          mine
            ? 'Bitte lade die richtige Datei hoch. Alles andere bleibt erhalten, und danach geht es dort weiter, wo es war.'
            : 'Das Notariat bekommt einen neuen Link per E-Mail. Du musst nichts tun; alles, was du eingetragen hast, bleibt erhalten.',
          ...(from === 'completed'
            ? [
                'Bis dahin ist deine Gründung wieder offen. An der Eintragung im Register ändert das nichts.',
              ]
            : []),
        ],
        button: mine ? 'Kontoauszug hochladen' : undefined,
      },
      en: {
        subject: `The ${what} is needed again`,
        preview: mine ? 'Please upload it once more' : 'The notary will upload it once more',
        paragraphs: [`We have sent back the ${what} for ${theCompany(context)}.`],
        note: { title: mine ? 'It is your turn' : 'It is the notary’s turn', lines: why },
        after: [
          mine
            ? 'Please upload the right file. Everything else you have entered is kept, and it then goes on from where it was.'
            : 'The notary gets a new link by email. There is nothing for you to do; everything you have entered is kept.',
          ...(from === 'completed'
            ? [
                'Your formation is open again until then. The entry in the register is not affected.',
              ]
            : []),
        ],
        button: mine ? 'Upload the bank statement' : undefined,
      },
    };
  },
});
