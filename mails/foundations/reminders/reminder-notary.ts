import { fileTexts } from '#domain/foundations/file-texts.ts';
import { defineMail } from '../../define-mail.ts';
import { reference, sentBackLine, toNotary, uploadButton } from '../foundation-frame.ts';
import { loadFoundationWithLink, stepIsDone } from '../load-foundation.ts';

/** Contains the current link, which may differ from the one in the first mail. */
export const reminderNotary = defineMail({
  name: 'reminder-notary',
  ...toNotary,
  load: loadFoundationWithLink,
  outdated: stepIsDone,
  write(context) {
    const { company, sentBack } = context;
    const certificate = context.history.state.status === 'foundation-certificate-pending';
    const purpose = certificate ? 'foundation-certificate' : 'register-extract';
    const button = uploadButton(context, purpose);
    if (!button) return null;
    const again = sentBack && sentBackLine(sentBack.reason);
    return {
      subject: `Erinnerung: ${fileTexts[purpose].de} der ${company} (${reference(context)})`,
      preview: 'Der Link zum Hochladen gilt noch',
      heading: certificate
        ? `Die Gründungsurkunde für die ${company} steht noch aus`
        : `Der Registerauszug für die ${company} steht noch aus`,
      paragraphs: [
        certificate
          ? 'die Gründungsurkunde liegt uns noch nicht vor. Hat die Beurkundung stattgefunden, ' +
            'laden Sie bitte eine beglaubigte Abschrift als PDF hoch, auf Papier oder elektronisch; erst ' +
            'mit ihr kann das ' +
            'Geschäftskonto eröffnet werden.'
          : 'der Registerauszug liegt uns noch nicht vor. Ist die Gesellschaft eingetragen, ' +
            'laden Sie ihn bitte als PDF hoch; damit ist die Gründung abgeschlossen.',
        ...(again ? [again.de] : []),
        'Ist noch etwas offen, antworten Sie bitte auf diese E-Mail.',
      ],
      button,
      english: [
        certificate
          ? `The deed of formation for ${company} has not arrived yet. If the appointment has taken ` +
            'place, please upload a certified copy, on paper or electronic, as a PDF with the button above.'
          : `The commercial register extract for ${company} has not arrived yet. If the company has ` +
            'been entered, please upload the extract as a PDF with the button above.',
        ...(again ? [again.en] : []),
      ],
    };
  },
});
